/** The sizes of screens; a story is tested on a phone, and on a desktop if it has the tag `desktop`. */
export const VIEWPORTS = {
  narrow: {
    name: 'Вузький телефон',
    styles: { width: '320px', height: '568px' },
    type: 'mobile',
  },
  phone: { name: 'Телефон', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Планшет', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Десктоп', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  wide: { name: 'Широкий екран', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const

export type ViewportId = keyof typeof VIEWPORTS

/** A size in CSS pixels. */
export function pixelsOf(id: ViewportId): { width: number; height: number } {
  const { width, height } = VIEWPORTS[id].styles
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
}
