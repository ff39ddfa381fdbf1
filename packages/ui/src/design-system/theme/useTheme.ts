import { useTheme as useEmotionTheme } from '@emotion/react'

import type { AppTheme } from './theme.ts'

/** Returns the theme's tokens. Throws without a `UiProvider`. */
export function useTheme(): AppTheme {
  const theme = useEmotionTheme()
  if (!('color' in theme)) {
    throw new Error('Wrap the tree in <UiProvider>: a Kathasagar component found no theme.')
  }
  return theme
}
