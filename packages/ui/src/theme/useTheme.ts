import { useTheme as useEmotionTheme } from '@emotion/react'
import type { Theme } from '@emotion/react'

/** The theme's tokens; throws when no `UiProvider` stands above, instead of drawing without colours. */
export function useTheme(): Theme {
  const theme = useEmotionTheme()
  if (!('color' in theme)) {
    throw new Error('Wrap the tree in <UiProvider>: a Kathasagar component found no theme.')
  }
  return theme
}
