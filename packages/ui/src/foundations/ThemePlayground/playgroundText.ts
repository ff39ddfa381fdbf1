import { contrastRatio } from '../../theme/contrast.ts'
import type { CustomTheme, ThemeChanges } from '../../theme/customTheme.ts'
import { isHexColor } from '../../theme/hexColor.ts'
import type { ColorName } from '../../theme/tokens.ts'

/** Voices that a visitor chooses a face for. */
export const VOICES = ['display', 'interface', 'story'] as const

/** What a visitor of the playground changes. */
export interface Seeds extends Readonly<Record<(typeof VOICES)[number], string>> {
  canvas: string
  action: string
  brand: string
  link: string
  /** Roundness of corners, as CSS has it. */
  corners: string
  /** How many times as far things stand from one another. */
  space: string
}

const PAIRS: readonly (readonly [ColorName, ColorName])[] = [
  ['text', 'canvas'],
  ['textMuted', 'surface'],
  ['link', 'canvas'],
  ['onAction', 'action'],
  ['onBrand', 'brand'],
  ['brandText', 'surface'],
  ['accent', 'surface'],
  ['focus', 'canvas'],
]

/** The contrasts that a change of these values can spoil, as they are now. */
export const ratiosOf = ({ palette }: CustomTheme): readonly string[] =>
  PAIRS.map(
    ([text, ground]) =>
      `${text} on ${ground}: ${contrastRatio(palette[text], palette[ground]).toFixed(2)}`,
  )

/** What differs from ours; what is no colour yet is left out. */
export function changesOf({ corners, space, ...seeds }: Seeds): Omit<ThemeChanges, 'name'> {
  const { display, interface: face, story, ...colors } = seeds
  const font = Object.entries({ display, interface: face, story }).filter(([, stack]) => stack)
  return {
    ...Object.fromEntries(Object.entries(colors).filter(([, value]) => isHexColor(value))),
    radius: { s: corners, m: corners, l: corners },
    ...(space !== '1' && { space: Number(space) }),
    ...(font.length > 0 && { font: Object.fromEntries(font) }),
  }
}

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`

const written = (value: unknown): string =>
  typeof value === 'object'
    ? `{ ${Object.entries(value ?? {})
        .map(([name, inner]) => `${name}: ${written(inner)}`)
        .join(', ')} }`
    : typeof value === 'string'
      ? quoted(value)
      : JSON.stringify(value)

/** What an app writes to have this theme. */
export const linesToCopy = (seeds: Seeds): string => `import { UiProvider } from '@kathasagar/ui'
import { createTheme } from '@kathasagar/ui/theme'

const theme = createTheme({
  name: 'mine',
${Object.entries(changesOf(seeds))
  .map(([name, value]) => `  ${name}: ${written(value)},`)
  .join('\n')}
})

export const App = () => <UiProvider theme={theme}>…</UiProvider>`
