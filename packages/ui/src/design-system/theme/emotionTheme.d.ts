// Sets the theme type of Emotion inside this package. No published file imports this file.
import '@emotion/react'

import type { AppTheme } from './theme.ts'

declare module '@emotion/react' {
  export interface Theme extends AppTheme {}
}
