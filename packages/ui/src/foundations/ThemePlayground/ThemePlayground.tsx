import type { StoryCard as Story } from '@kathasagar/api/contract'
import { useId, useState } from 'react'

import { ColorInput } from '../../components/primitives/ColorInput/ColorInput.tsx'
import { TextInput } from '../../components/primitives/TextInput/TextInput.tsx'
import { createTheme } from '../../theme/customTheme.ts'
import type { CustomTheme } from '../../theme/customTheme.ts'
import { isHexColor } from '../../theme/hexColor.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { linesToCopy, ratiosOf } from './playgroundText.ts'
import type { Seeds } from './playgroundText.ts'
import { Sample } from './Sample.tsx'
import { themePlaygroundStyles } from './ThemePlayground.styles.ts'

export interface ThemePlaygroundProps {
  /** Colours and corners that it begins with. */
  seeds: Seeds
  /** Story on the card that is shown. */
  story: Story
}

/** What stands below a field that holds no colour; its value is left out of the lines. */
const NO_COLOR = 'Six digits after #, such as #0B1F1A'
const COLORS = ['canvas', 'action', 'brand', 'link'] as const

function themeOf({ corners, ...colors }: Seeds, name: string): CustomTheme {
  const whole = Object.entries(colors).filter(([, value]) => isHexColor(value))
  return createTheme({
    name,
    ...Object.fromEntries(whole),
    radius: { s: corners, m: corners, l: corners },
  })
}

/** Makes a theme from a few values, and shows pieces in it, its contrasts and the lines to copy. */
export function ThemePlayground({ seeds, story }: ThemePlaygroundProps) {
  const styles = themePlaygroundStyles(useTheme())
  const [values, setValues] = useState(seeds)
  // Several stand on one page, and two themes of one name would be one.
  const name = `playground-${useId().replaceAll(/[^a-z\d]/g, '')}`
  const theme = themeOf(values, name)

  return (
    <div css={styles.page}>
      <div css={styles.column}>
        {COLORS.map((name) => (
          <ColorInput
            key={name}
            error={isHexColor(values[name]) ? undefined : NO_COLOR}
            label={name}
            name={name}
            onChange={(value) => setValues({ ...values, [name]: value })}
            pickLabel={`Choose ${name}`}
            value={values[name]}
          />
        ))}
        <TextInput
          label="corners"
          onChange={(corners) => setValues({ ...values, corners })}
          value={values.corners}
        />
        <pre css={styles.code}>{linesToCopy(values)}</pre>
      </div>
      <div css={styles.column}>
        <Sample story={story} theme={theme} />
        <ul aria-label="Contrast" css={styles.ratios}>
          {ratiosOf(theme).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
