import { describe, expect, it } from 'vitest'

import { successOf } from '#tests/contract/additions.ts'
import { describedOperation } from '#tests/contract/contract-document.ts'

import { call, calledOperations } from './calls.ts'
import { serveSignedIn } from './signed-in.ts'

const server = serveSignedIn()

const images = calledOperations.filter(
  (name) => successOf(describedOperation(name))?.content?.['image/png'],
)

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 4, 5, 6])
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const json = (body: unknown) => ({ type: 'application/json', body: JSON.stringify(body) })
const URL_OF_IT = 'https://pictures.example/olena.jpg'

/** The content of a picture, with the bytes of a blob. */
async function readable(answer: unknown): Promise<unknown> {
  if (typeof answer !== 'object' || answer === null || !('blob' in answer)) return answer
  const { blob } = answer
  if (!(blob instanceof Blob)) return answer
  return { type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) }
}

describe.each(images)('%s', (operation) => {
  it.each([
    ['base64 of a PNG', json(base64(PNG)), { type: 'image/png', bytes: PNG }],
    ['base64 of a JPEG', json(base64(JPEG)), { type: 'image/jpeg', bytes: JPEG }],
    ['a URL', json(URL_OF_IT), { kind: 'url', url: URL_OF_IT }],
    ['an object with a URL', json({ url: URL_OF_IT }), { kind: 'url', url: URL_OF_IT }],
    ['a PNG', { type: 'image/png', body: PNG }, { type: 'image/png', bytes: PNG }],
    [
      'a JPEG that is called a PNG',
      { type: 'image/png', body: JPEG },
      { type: 'image/jpeg', bytes: JPEG },
    ],
  ])('shows %s', async (_, answer, picture) => {
    server.answerWith(answer)
    expect(await readable(await call(operation))).toEqual(picture)
  })

  it('resolves an address of the API against its origin', async () => {
    server.answerWith(json('/media/olena.jpg'))
    expect(await call(operation)).toEqual({ kind: 'url', url: `${server.url}/media/olena.jpg` })
  })

  it.each([
    ['base64 of something else', json(base64(new Uint8Array([1, 2, 3, 4])))],
    ['a URL that is a script', json('javascript:alert(1)')],
    ['an object with such a URL', json({ url: 'javascript:alert(1)' })],
    ['an object without a URL', json({ image: URL_OF_IT })],
    ['a page', { type: 'image/png', body: '<html>' }],
    ['nothing', { type: 'image/png', body: '' }],
  ])('refuses %s', async (_, answer) => {
    server.answerWith(answer)
    const failure = await call(operation).catch((reason: unknown) => reason)
    expect(failure).toMatchObject({ operation, reason: 'malformed', status: null })
  })
})
