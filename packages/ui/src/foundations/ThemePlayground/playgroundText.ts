import { contrastRatio } from '../../theme/contrast.ts'
import type { CustomTheme } from '../../theme/customTheme.ts'
import { isHexColor } from '../../theme/hexColor.ts'
import type { ColorName } from '../../theme/tokens.ts'

/** What a visitor of the playground changes. */
export interface Seeds {
  canvas: string
  action: string
  brand: string
  link: string
  /** Roundness of corners, as CSS has it. */
  corners: string
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

/** What an app writes to have this theme; what is no colour yet is left out. */
export const linesToCopy = ({
  corners,
  ...colors
}: Seeds): string => `import { UiProvider } from '@kathasagar/ui'
import { createTheme } from '@kathasagar/ui/theme'

const theme = createTheme({
  name: 'mine',
${Object.entries(colors)
  .filter(([, value]) => isHexColor(value))
  .map(([name, value]) => `  ${name}: '${value}',`)
  .join('\n')}
  radius: { s: '${corners}', m: '${corners}', l: '${corners}' },
})

export const App = () => <UiProvider theme={theme}>…</UiProvider>`
