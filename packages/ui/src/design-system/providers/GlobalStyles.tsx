import { Global } from '@emotion/react'
import { memo } from 'react'

import { customCss, type CustomTheme } from '../theme/customTheme.ts'
import { baseCss, partCss, readingCss, steadyCss, themeCss } from '../theme/globalCss.ts'
import { alwaysStillCss } from '../theme/reducedMotion.ts'
import { theme } from '../theme/theme.ts'

export interface GlobalStylesProps {
  isWholePage: boolean
}

/** Base styles and all themes, rendered once by the outermost `UiProvider`. */
export const GlobalStyles = memo(function GlobalStyles({ isWholePage }: GlobalStylesProps) {
  const base = isWholePage ? baseCss(theme) : partCss(theme)

  return <Global styles={[steadyCss(), themeCss(isWholePage), readingCss(), ...base]} />
})

export interface CustomStylesProps {
  theme: CustomTheme
}

export const CustomStyles = ({ theme }: CustomStylesProps) => <Global styles={customCss(theme)} />

/** Styles for `motion="off"`. Separate, because the selector is slow. */
export const StillStyles = () => <Global styles={alwaysStillCss()} />
