import { useTheme as useEmotionTheme } from '@emotion/react'

import type { AppTheme } from './theme.ts'

/** The theme's tokens; throws when no `UiProvider` stands above, instead of drawing without colours. */
export function useTheme(): AppTheme {
  const theme = useEmotionTheme()
  if (!('color' in theme)) {
    throw new Error('Wrap the tree in <UiProvider>: a Kathasagar component found no theme.')
  }
  return theme
}
