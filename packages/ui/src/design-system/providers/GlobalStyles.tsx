import { Global } from '@emotion/react'
import { memo } from 'react'

import { customCss, type CustomTheme } from '../theme/customTheme.ts'
import { baseCss, partCss, readingCss, steadyCss, themeCss } from '../theme/globalCss.ts'
import { alwaysStillCss } from '../theme/reducedMotion.ts'
import { theme } from '../theme/theme.ts'

export interface GlobalStylesProps {
  /** Whether the page is ours, or only the tree within it. */
  isWholePage: boolean
}

/**
 * Reset, base type and all themes' variables. The outermost `UiProvider` renders it once: a change
 * of theme is an attribute.
 */
export const GlobalStyles = memo(function GlobalStyles({ isWholePage }: GlobalStylesProps) {
  const base = isWholePage ? baseCss(theme) : partCss(theme)

  return <Global styles={[steadyCss(), themeCss(isWholePage), readingCss(), ...base]} />
})

export interface CustomStylesProps {
  /** Theme whose variables are wanted. */
  theme: CustomTheme
}

/** The variables of a theme that an app has made. */
export const CustomStyles = ({ theme }: CustomStylesProps) => <Global styles={customCss(theme)} />

/** What a tree is still by that never moves; a page without one has nothing to ask. */
export const StillStyles = () => <Global styles={alwaysStillCss()} />
