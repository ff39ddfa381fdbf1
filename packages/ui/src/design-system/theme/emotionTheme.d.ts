// Types Emotion's theme in this package only. No shipped file imports it.
import '@emotion/react'

import type { AppTheme } from './theme.ts'

declare module '@emotion/react' {
  export interface Theme extends AppTheme {}
}
