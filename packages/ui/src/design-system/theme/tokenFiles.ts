import { dtcgValue, type DtcgToken } from './dtcg.ts'
import { themeVariables } from './theme.ts'
import type { Palette } from './tokens.ts'
import { steadyTokens, themedTokens } from './tokenTree.ts'
import { steadyVariable } from './variables.ts'

type Values = Readonly<Record<string, string | number>>

const rule = (selector: string, lines: readonly string[]) =>
  `${selector} {\n${lines.map((line) => `  ${line};`).join('\n')}\n}`

const indented = (css: string) => css.replace(/^/gm, '  ')

const colorsOf = (palette: Palette, scheme: 'dark' | 'light') => [
  ...Object.entries(themeVariables(palette, scheme === 'light')).map(
    ([name, value]) => `${name}: ${value}`,
  ),
  `color-scheme: ${scheme}`,
]

/** Returns all tokens as CSS variables (`tokens.css`), for pages without React. */
export function tokenCss(): string {
  const steady = Object.entries<Values>(steadyTokens).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => `${steadyVariable(group, name)}: ${value}`),
  )
  const dark = colorsOf(themedTokens.dark, 'dark')
  const light = colorsOf(themedTokens.light, 'light')
  const contrast = colorsOf(themedTokens.contrast, 'dark')
  return [
    rule(':root', steady),
    rule(':root, [data-theme="dark"], [data-theme="system"]', dark),
    rule('[data-theme="light"]', light),
    rule('[data-theme="contrast"]', contrast),
    `@media (prefers-color-scheme: light) {\n${indented(rule('[data-theme="system"]', light))}\n}`,
    `@media (prefers-contrast: more) {\n${indented(rule('[data-theme="system"]', contrast))}\n}`,
    '',
  ].join('\n\n')
}

const groupOf = (values: Values): Record<string, DtcgToken> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const token = dtcgValue(value)
      return token ? [[name, token]] : []
    }),
  )

/** Returns the tokens in the DTCG format. Omits `clamp`, `vh` and pairs of radii. */
export const tokenJson = () => ({
  color: Object.fromEntries(
    Object.entries(themedTokens).map(([theme, palette]) => [theme, groupOf(palette)]),
  ),
  ...Object.fromEntries(
    Object.entries(steadyTokens).map(([group, values]) => [group, groupOf(values)]),
  ),
})
