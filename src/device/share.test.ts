import { afterEach, expect, test, vi } from 'vitest'

import { shareLink } from './share.ts'

const link = { title: 'Олена Коваль', url: 'https://example.test/coach/olena-koval' }

const doing = () => vi.fn<() => Promise<void>>(() => Promise.resolve())
const refusing = (name: string) =>
  vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('', name)))

/** How the link is shared on a device with these functions. */
const sharedWith = (navigator: object) => {
  vi.stubGlobal('navigator', navigator)
  return shareLink(link)
}

afterEach(() => vi.unstubAllGlobals())

test('the system’s share sheet is tried first; one that was closed is not a failure', async () => {
  const [share, writeText] = [doing(), doing()]
  expect(await sharedWith({ share, clipboard: { writeText } })).toBe('shared')
  expect(share).toHaveBeenCalledWith(link)
  expect(writeText).not.toHaveBeenCalled()
  expect(await sharedWith({ share: refusing('AbortError') })).toBe('shared')
  expect(await sharedWith({ share: refusing('NotAllowedError') })).toBe('failed')
})

test('the clipboard is tried next, and may refuse; plain HTTP has neither', async () => {
  const writeText = doing()
  expect(await sharedWith({ clipboard: { writeText } })).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(link.url)
  expect(await sharedWith({ clipboard: { writeText: refusing('NotAllowedError') } })).toBe('failed')
  expect(await sharedWith({})).toBe('failed')
})
