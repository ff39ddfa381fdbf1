import { Global } from '@emotion/react'

import { baseCss, readingCss, themeCss } from '../theme/globalCss.ts'
import { useTheme } from '../theme/useTheme.ts'

/** Reset, base type and all themes' variables. `UiProvider` renders it once. */
export function GlobalStyles() {
  const theme = useTheme()

  return <Global styles={[themeCss(), readingCss(), baseCss(theme)]} />
}
