import { describe, expect, it } from 'vitest'

import { type Answer, json } from '#tests/fixtures/api/fake-server.fixture.ts'
import { ID, servedCalls } from '#tests/fixtures/api/served-calls.fixture.ts'

import { callForPicture } from './client.ts'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

const calls = await servedCalls()

const read = (answer: Answer) => {
  calls.server.answer = () => answer
  return callForPicture('GET /v1/programs/exercises/{id}/image', { path: { id: ID } })
}

const raw = (bytes: Uint8Array, type: string): Answer => ({
  status: 200,
  headers: { 'Content-Type': type },
  body: bytes,
})

describe('an address', () => {
  it.each([
    'https://images.example/a.jpg?size=2',
    'http://images.example/a.jpg',
    'data:image/png;base64,iVBORw0KGgo=',
  ])('%s is used as it is, bare or in an object', async (url) => {
    expect(await read(json(url))).toEqual({ kind: 'url', url })
    expect(await read(json({ url }))).toEqual({ kind: 'url', url })
  })

  it('without a content type is read as JSON', async () => {
    const url = 'https://images.example/a.jpg'
    expect(await read({ status: 200, body: JSON.stringify(url) })).toEqual({ kind: 'url', url })
  })

  it('on the API itself becomes absolute', async () => {
    const url = `${calls.server.url}/media/a.jpg`
    expect(await read(json('/media/a.jpg'))).toEqual({ kind: 'url', url })
    expect(await read(json({ url: '/media/a.jpg' }))).toEqual({ kind: 'url', url })
  })
})

it.each([
  ['PNG', PNG, 'image/png'],
  ['JPEG', JPEG, 'image/jpeg'],
])('a %s may be base64 or binary; its type comes from its bytes', async (_, bytes, type) => {
  for (const answer of [json(base64(bytes)), raw(bytes, type), raw(bytes, 'image/svg+xml')]) {
    const picture = await read(answer)
    expect(picture).toMatchObject({ kind: 'blob', blob: { type } })
    expect(picture.kind === 'blob' && (await picture.blob.bytes())).toEqual(bytes)
  }
})

it.each<[string, Answer]>([
  ['an empty string', json('')],
  ['a word', json('none')],
  ['a script', json('javascript:alert(1)')],
  ['a script in an object', json({ url: 'javascript:alert(1)' })],
  ['a page as data', json('data:text/html,<script>1</script>')],
  ['another object', json({ src: '/a.jpg' })],
  ['a number', json(1)],
  ['broken JSON', { status: 200, headers: { 'Content-Type': 'application/json' }, body: '"a' }],
  ['an empty body', { status: 200, headers: { 'Content-Type': 'image/png' } }],
  ['markup that calls itself a picture', raw(Buffer.from('<svg></svg>'), 'image/png')],
])('%s is malformed', async (_, answer) => {
  await expect(read(answer)).rejects.toMatchObject({ reason: 'malformed', status: null })
})

it('a 404 is reported as a failed status, not as malformed', async () => {
  await expect(read({ status: 404 })).rejects.toMatchObject({ reason: 'status', status: 404 })
})
