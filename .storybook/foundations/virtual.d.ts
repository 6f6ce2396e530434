declare module 'virtual:icons-in-use' {
  /** The icons that the product imports, by their names. */
  export const icons: Record<string, import('react').ComponentType<{ size: number }>>
}

declare module 'virtual:empty-places' {
  /** The texts of empty states. */
  export const places: import('./empty-places.ts').EmptyPlace[]
  /** Lines that say that there is nothing → the files. */
  export const lines: [text: string, files: string[]][]
}

declare module 'virtual:motion-and-plurals' {
  /** Motion that the code sets → the files. */
  export const motions: import('./motion-and-plurals.ts').MotionAndPlurals['motions']
  /** The words that follow a number. */
  export const plurals: import('./motion-and-plurals.ts').MotionAndPlurals['plurals']
}

declare module 'virtual:component-styles' {
  /** What components get by their properties. */
  export const used: import('./component-styles.ts').ComponentStyles
}
