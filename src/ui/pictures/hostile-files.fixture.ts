/** Files that are not pictures, or worse, with names of pictures, and the message for each. */
interface HostileFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  problem: string
}

const NO_PICTURE = 'Це не PNG і не JPG. Обери інше зображення.'
const BROKEN = 'Файл пошкоджено: зображення не відкривається. Обери інше.'
const HIDDEN_PAGE = 'У файлі прихована вебсторінка. Обери інше зображення.'
const PAGE = '<html><script>window.hostile=1</script></html>'

/** A PNG of one white pixel, and one whose header declares more pixels than memory holds. */
export const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  ),
  (char) => char.charCodeAt(0),
)
const bomb = PNG.slice()
new DataView(bomb.buffer).setUint32(16, 50_000)
new DataView(bomb.buffer).setUint32(20, 50_000)

const bytesOf = (...parts: (string | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) =>
      Array.from(typeof part === 'string' ? new TextEncoder().encode(part) : part),
    ),
  )

/** A file of the given size that starts with these bytes. */
function padded(start: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  bytes.set(start)
  return bytes
}

export const HOSTILE_FILES: readonly HostileFile[] = [
  {
    name: 'svg.png',
    bytes: bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="window.hostile=1"/>'),
    problem: NO_PICTURE,
  },
  { name: 'page.jpg', bytes: bytesOf(PAGE), problem: NO_PICTURE },
  { name: 'page-behind-picture.png', bytes: bytesOf(PNG, PAGE), problem: HIDDEN_PAGE },
  {
    name: 'page-in-picture.jpg',
    bytes: bytesOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xfe, 0, 40), PAGE),
    problem: HIDDEN_PAGE,
  },
  {
    name: 'iphone.jpg',
    bytes: bytesOf('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
    problem: NO_PICTURE,
  },
  { name: 'animation.png', bytes: bytesOf('GIF89a\u0001\0\u0001\0'), problem: NO_PICTURE },
  { name: 'cut.png', bytes: PNG.slice(0, 45), problem: BROKEN },
  {
    name: 'cut.jpg',
    bytes: bytesOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)),
    problem: BROKEN,
  },
  { name: 'empty.png', bytes: bytesOf(), problem: 'Файл порожній. Обери інше зображення.' },
  {
    name: 'huge.png',
    bytes: padded(PNG, 20 * 1024 * 1024),
    problem: 'Файл завеликий: можна щонайбільше 10 МБ.',
  },
  {
    name: 'bomb.png',
    bytes: bomb,
    problem: 'Зображення завелике: можна щонайбільше 64 мегапікселі.',
  },
]
