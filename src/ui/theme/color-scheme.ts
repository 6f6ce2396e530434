/**
 * The chosen colour scheme: kept on the device; index.html also reads it before the first paint.
 */
import { isMantineColorScheme, type MantineColorSchemeManager } from '@mantine/core'

import { deviceStorage } from '#src/device/storage.ts'

const KEY = 'color-scheme'

export const colorSchemeManager: MantineColorSchemeManager = {
  get(fallback) {
    const stored = deviceStorage.read(KEY)
    return isMantineColorScheme(stored) ? stored : fallback
  },
  set: (scheme) => deviceStorage.write(KEY, scheme),
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => deviceStorage.remove(KEY),
}
