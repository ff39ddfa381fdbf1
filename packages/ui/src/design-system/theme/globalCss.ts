import type { CSSObject } from '@emotion/react'

import { forcedColorsCss } from './forcedColors.ts'
import { INDIC } from './indic.ts'
import { ornamentVariables } from './ornaments.ts'
import { pageSide } from './pageSide.ts'
import { paperCss, paperElementCss } from './paper.ts'
import { isLightReading, readingPalettes } from './readingPalettes.ts'
import { reducedMotionCss } from './reducedMotion.ts'
import { firstVariables, themeVariables, type AppTheme } from './theme.ts'
import { palettes, type Palette, type ThemeName } from './tokens.ts'

const variables = (palette: Palette, isLight: boolean) => ({
  ...themeVariables(palette, isLight),
  ...ornamentVariables(palette),
  colorScheme: isLight ? 'light' : 'dark',
})

const variablesOf = (name: ThemeName) => variables(palettes[name], name === 'light')

/** CSS variables of all themes, by `data-theme`. The default is the dark theme. */
export const themeCss = (isWholePage = true): CSSObject => ({
  [`${isWholePage ? ':root, ' : ''}[data-theme="dark"], [data-theme="system"]`]:
    variablesOf('dark'),
  '[data-theme="light"]': variablesOf('light'),
  '[data-theme="contrast"]': variablesOf('contrast'),
  '@media (prefers-color-scheme: light)': { '[data-theme="system"]': variablesOf('light') },
  '@media (prefers-contrast: more)': { '[data-theme="system"]': variablesOf('contrast') },
  ...paperCss(isWholePage),
})

/** CSS variables of spaces, radii and fonts. They are the same in all built-in themes. */
export const sharedTokensCss = (): CSSObject => ({ ':where(:root)': firstVariables })

const readingNames = Object.keys(readingPalettes) as (keyof typeof readingPalettes)[]

/** CSS variables of all reading themes by `data-reading`. */
export const readingCss = (): CSSObject =>
  Object.fromEntries(
    readingNames.map((name) => [
      `[data-reading="${name}"]`,
      variables(readingPalettes[name], isLightReading(name)),
    ]),
  )

/** Returns styles for story text in these languages. They do not apply to the page itself. */
const storyTextIn = (languages: readonly string[], css: CSSObject): CSSObject => ({
  [languages
    .map((language) => `:where(:not(html, [data-ui-root]))[lang|="${language}"]`)
    .join(', ')]: css,
})

const typeOf = ({ color, font, size }: AppTheme): CSSObject => ({
  color: color.text,
  font: `400 ${size.body}/1.5 ${font.interface}`,
  WebkitFontSmoothing: 'antialiased',
  fontSynthesis: 'none',
})

const pageCss = ({ color }: AppTheme): CSSObject => ({
  html: { background: color.canvas, scrollPaddingBlock: '88px', WebkitTextSizeAdjust: '100%' },
  body: { margin: 0 },
})

/** Styles by element: reset, fonts, scripts, focus, forced colors and print. */
const elementCss = ({ color, font, focusRing, ...theme }: AppTheme): CSSObject => ({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  '*': { margin: 0 },
  'img, svg, video': { display: 'block', maxWidth: '100%' },
  // Without this style, a change of the theme would repaint all SVG images.
  img: { colorScheme: 'light' },
  'button, input, textarea, select': {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
  },
  button: { cursor: 'pointer' },
  a: { color: 'inherit', textDecoration: 'none' },
  'ul, ol': { listStyle: 'none', padding: 0 },
  'h1, h2, h3': { fontWeight: 400, lineHeight: 1.12, textWrap: 'balance' },
  'h1, h2': { fontFamily: font.display },
  h3: { fontFamily: font.story },
  'p, li, dd': { overflowWrap: 'break-word' },
  // Letter spacing would interrupt the line that connects Indic letters.
  [[...INDIC, 'ur'].map((language) => `:lang(${language})`).join(', ')]: {
    letterSpacing: 'normal',
  },
  // Aligns a title with the side of the page, even if its text direction differs.
  ':where(:is(h1, h2, h3)[dir])': pageSide,
  ':lang(hi):is(h1, h2, h3)': { lineHeight: 1.35 },
  // Text in Nastaliq slopes down, so that a line is almost twice as high.
  ':lang(ur):is(html, [data-ui-root], h1, h2, h3)': { lineHeight: 1.8 },
  ...storyTextIn(INDIC, { fontFamily: font.story, lineHeight: 1.6 }),
  // Another color for emphasis, because these scripts have no italics.
  [[...INDIC, 'ur'].map((language) => `:lang(${language}) em`).join(', ')]: {
    color: color.accent,
    fontStyle: 'normal',
  },
  // Urdu uses one font for everything, because the other fonts have no Urdu letters.
  '[lang|="ur"]:not(html, [data-ui-root]), [lang|="ur"]:not(html, [data-ui-root]) :is(h2, h3, h4)':
    { fontFamily: font.nastaliq, lineHeight: 2 },
  ':lang(hi-Latn)': { fontFamily: font.interface, lineHeight: 1.5 },
  ':focus-visible': focusRing,
  ':focus:not(:focus-visible)': { outline: 'none' },
  // No focus ring, because the page focuses a heading only for screen readers.
  ':is(h1, h2, h3):focus-visible': { outline: 'none' },
  '::selection': { background: color.action, color: color.onAction },
  [theme.media.forcedColors]: forcedColorsCss(theme),
  ...paperElementCss,
})

export const baseCss = (theme: AppTheme): CSSObject[] => [
  pageCss(theme),
  { 'html, [data-ui-root]': typeOf(theme) },
  elementCss(theme),
  reducedMotionCss(),
]

/** Base styles for a tree in another page. They have no effect outside the tree. */
export const partCss = (theme: AppTheme): CSSObject[] => [
  { ':where([data-ui-root])': elementCss(theme) },
  { '[data-ui-root]': typeOf(theme) },
  // The page can override this style, because `:where` has no specificity.
  { ':where([data-ui-root]:not([data-ui-root] *))': { background: theme.color.canvas } },
  reducedMotionCss(),
]
