declare module 'virtual:icons-in-use' {
  /** The icons that the product imports, by their names. */
  export const icons: Record<string, import('react').ComponentType<{ size: number }>>
}

declare module 'virtual:empty-places' {
  /** What empty places say: title → text. */
  export const places: Record<string, string>
}
