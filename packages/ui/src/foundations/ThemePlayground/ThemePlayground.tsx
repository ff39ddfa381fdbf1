import type { StoryCard as Story } from '@kathasagar/api/contract'
import { useId, useState } from 'react'

import { Button } from '../../components/primitives/Button/Button.tsx'
import { createTheme } from '../../theme/customTheme.ts'
import { changesOf, linesToCopy, ratiosOf, type Seeds } from './playgroundText.ts'
import { Sample } from './Sample.tsx'
import { SeedFields } from './SeedFields.tsx'
import { themePlaygroundStyles as styles } from './ThemePlayground.styles.ts'

export interface ThemePlaygroundProps {
  /** Colours, corners, distances and faces that it begins with. */
  seeds: Seeds
  /** Story on the card that is shown. */
  story: Story
  /** Called with the lines that make the theme, which are to be kept. */
  onCopy: (lines: string) => void
}

/** Makes a theme from a few values, and shows pieces in it, its contrasts and the lines to copy. */
export function ThemePlayground({ seeds, story, onCopy }: ThemePlaygroundProps) {
  const [values, setValues] = useState(seeds)
  // Several stand on one page, and two themes of one name would be one.
  const name = `playground-${useId().replaceAll(/[^a-z\d]/g, '')}`
  const theme = createTheme({ name, ...changesOf(values) })

  return (
    <div css={styles.page}>
      <div css={styles.column}>
        <SeedFields onChange={setValues} value={values} />
        <Lines lines={linesToCopy(values)} onCopy={onCopy} />
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

interface LinesProps extends Pick<ThemePlaygroundProps, 'onCopy'> {
  lines: string
}

/** The lines as they are now; once one changes, the copy is no longer of them. */
function Lines({ lines, onCopy }: LinesProps) {
  const [copied, setCopied] = useState<string>()
  const copy = () => {
    onCopy(lines)
    setCopied(lines)
  }

  return (
    <div css={styles.lines}>
      <pre css={styles.code}>{lines}</pre>
      <Button icon="copy" onPress={copy}>
        Copy the lines
      </Button>
      <p css={styles.status} role="status">
        {copied === lines && 'Copied'}
      </p>
    </div>
  )
}
