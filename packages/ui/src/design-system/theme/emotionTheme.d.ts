// Tells Emotion, in this package alone, what theme its styles read: no file that ships imports
// this one, so that an app's own Emotion theme is left as it is.
import '@emotion/react'

import type { AppTheme } from './theme.ts'

declare module '@emotion/react' {
  export interface Theme extends AppTheme {}
}
