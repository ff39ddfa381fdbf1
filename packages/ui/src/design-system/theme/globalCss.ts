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

/**
 * Every theme's variables behind `[data-theme]`, so that a change of theme is one attribute. Those
 * of the night also stand on the page itself, where the page is ours.
 */
export const themeCss = (isWholePage = true): CSSObject => ({
  [`${isWholePage ? ':root, ' : ''}[data-theme="dark"], [data-theme="system"]`]:
    variablesOf('dark'),
  '[data-theme="light"]': variablesOf('light'),
  '[data-theme="contrast"]': variablesOf('contrast'),
  '@media (prefers-color-scheme: light)': { '[data-theme="system"]': variablesOf('light') },
  '@media (prefers-contrast: more)': { '[data-theme="system"]': variablesOf('contrast') },
  ...paperCss(isWholePage),
})

/** Distances, corners and voices, which no theme of ours changes. */
export const steadyCss = (): CSSObject => ({ ':where(:root)': firstVariables })

const readingNames = Object.keys(readingPalettes) as (keyof typeof readingPalettes)[]

/** Every reading theme's variables behind `[data-reading]`, for the column of a story. */
export const readingCss = (): CSSObject =>
  Object.fromEntries(
    readingNames.map((name) => [
      `[data-reading="${name}"]`,
      variables(readingPalettes[name], isLightReading(name)),
    ]),
  )

/** What is told in one of these languages; a whole page in it keeps the interface's letters. */
const toldIn = (languages: readonly string[], css: CSSObject): CSSObject => ({
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

/** What only the page itself can be told. */
const pageCss = ({ color }: AppTheme): CSSObject => ({
  html: { background: color.canvas, scrollPaddingBlock: '88px', WebkitTextSizeAdjust: '100%' },
  body: { margin: 0 },
})

/** Reset, the three voices, scripts, focus, and the reader's wishes about colour and paper. */
const elementCss = ({ color, font, focusRing, ...theme }: AppTheme): CSSObject => ({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  '*': { margin: 0 },
  'img, svg, video': { display: 'block', maxWidth: '100%' },
  // A drawing would be styled and painted anew with every theme, whether its colours ask or not.
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
  // Spaced letters break the line that Indic letters hang from.
  [[...INDIC, 'ur'].map((language) => `:lang(${language})`).join(', ')]: {
    letterSpacing: 'normal',
  },
  // A title in a language that runs the other way still stands where the page's lines begin.
  ':where(:is(h1, h2, h3)[dir])': pageSide,
  ':lang(hi):is(h1, h2, h3)': { lineHeight: 1.35 },
  // Nastaliq runs downhill: a line of it needs nearly the room of two.
  ':lang(ur):is(html, [data-ui-root], h1, h2, h3)': { lineHeight: 1.8 },
  ...toldIn(INDIC, { fontFamily: font.story, lineHeight: 1.6 }),
  // Letters that no hand slants.
  [[...INDIC, 'ur'].map((language) => `:lang(${language}) em`).join(', ')]: {
    color: color.accent,
    fontStyle: 'normal',
  },
  // Urdu has one hand for all three voices, and the others have no letters for it.
  '[lang|="ur"]:not(html, [data-ui-root]), [lang|="ur"]:not(html, [data-ui-root]) :is(h2, h3, h4)':
    {
      fontFamily: font.nastaliq,
      lineHeight: 2,
    },
  ':lang(hi-Latn)': { fontFamily: font.interface, lineHeight: 1.5 },
  ':focus-visible': focusRing,
  ':focus:not(:focus-visible)': { outline: 'none' },
  // A heading is focused by the page, to be read from there: nothing is pressed on it.
  ':is(h1, h2, h3):focus-visible': { outline: 'none' },
  '::selection': { background: color.action, color: color.onAction },
  [theme.media.forcedColors]: forcedColorsCss(theme),
  ...paperElementCss,
})

/** The base of a page that is ours. */
export const baseCss = (theme: AppTheme): CSSObject[] => [
  pageCss(theme),
  { 'html, [data-ui-root]': typeOf(theme) },
  elementCss(theme),
  reducedMotionCss(),
]

/** The same within a tree that is a part of another page; nothing outside of it is touched. */
export const partCss = (theme: AppTheme): CSSObject[] => [
  { ':where([data-ui-root])': elementCss(theme) },
  { '[data-ui-root]': typeOf(theme) },
  reducedMotionCss(),
]
