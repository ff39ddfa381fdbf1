import { contrastPairs } from '../../../design-system/theme/contrastPairs.ts'
import { themeVariables } from '../../../design-system/theme/theme.ts'
import { steadyTokens, themedTokens } from '../../../design-system/theme/tokenTree.ts'
import type { ColorName } from '../../../design-system/theme/tokens.ts'
import { colorVariable, steadyVariable } from '../../../design-system/theme/variables.ts'

export interface TokenRow {
  /** Name of the token in code, such as `color.warningText`. */
  name: string
  variable: string
  values: readonly { theme?: string; value: string }[]
  uses: string
}

function usesOf(name: ColorName): string {
  const listed = (names: readonly ColorName[]) => [...new Set(names)].join(', ')
  const ground = listed(contrastPairs.flatMap((pair) => (pair.text === name ? pair.ground : [])))
  const text = listed(contrastPairs.flatMap((pair) => (pair.ground === name ? pair.text : [])))
  if (ground) return `on ${ground}`
  return text ? `under ${text}` : 'line or drawing'
}

const themes = Object.entries(themedTokens)

export const colorRows = (names: readonly ColorName[]): TokenRow[] =>
  names.map((name) => ({
    name: `color.${name}`,
    variable: colorVariable(name),
    values: themes.map(([theme, palette]) => ({ theme, value: palette[name] })),
    uses: usesOf(name),
  }))

export const steadyRows = (group: keyof typeof steadyTokens, uses = ''): TokenRow[] =>
  Object.entries<string | number>(steadyTokens[group]).map(([name, value]) => ({
    name: `${group}.${name}`,
    variable: steadyVariable(group, name),
    values: [{ value: String(value) }],
    uses,
  }))

/** The shadow of the light theme. Dark themes use lighter surfaces instead of a shadow. */
export const shadowRows = (): TokenRow[] => [
  {
    name: 'shadow',
    variable: '--ui-shadow',
    values: themes.map(([theme, palette]) => ({
      theme,
      value: themeVariables(palette, theme === 'light')['--ui-shadow'] ?? '',
    })),
    uses: 'menus, dialogs, notes',
  },
]
