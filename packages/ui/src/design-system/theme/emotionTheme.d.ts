// Declares Emotion's theme type within this package. No published file imports it.
import '@emotion/react'

import type { AppTheme } from './theme.ts'

declare module '@emotion/react' {
  export interface Theme extends AppTheme {}
}
