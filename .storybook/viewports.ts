/** The sizes that screens are looked at in; a story is tested on a phone, and on a desktop if it is tagged so. */
export const VIEWPORTS = {
  phone: { name: 'Телефон', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  desktop: { name: 'Десктоп', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const
