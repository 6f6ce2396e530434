import { afterEach, expect, test, vi } from 'vitest'

import { shareLink } from './share.ts'

const link = { title: 'Олена Коваль', url: 'https://example.test/coach/olena-koval' }

afterEach(() => vi.unstubAllGlobals())

test('the system’s share sheet is tried first', async () => {
  const share = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  expect(await shareLink(link)).toBe('shared')
  expect(share).toHaveBeenCalledWith(link)
  expect(writeText).not.toHaveBeenCalled()
})

test('a share sheet that was closed is not a failure, one that threw is', async () => {
  const share = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('', 'AbortError')))
  vi.stubGlobal('navigator', { share })
  expect(await shareLink(link)).toBe('shared')
  share.mockImplementation(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  expect(await shareLink(link)).toBe('failed')
})

test('the clipboard is tried next, and may refuse', async () => {
  const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await shareLink(link)).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(link.url)
  writeText.mockImplementation(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  expect(await shareLink(link)).toBe('failed')
})

test('plain HTTP has neither', async () => {
  vi.stubGlobal('navigator', {})
  expect(await shareLink(link)).toBe('failed')
})
