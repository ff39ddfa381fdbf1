import type { StoryCard as Story } from '@kathasagar/api/contract'
import { useId, useState } from 'react'

import { Button } from '../../components/primitives/Button/Button.tsx'
import { createTheme } from '../../theme/customTheme.ts'
import { changesOf, linesToCopy, ratiosOf, type Seeds, VOICES } from './playgroundText.ts'
import { themePlaygroundStyles as styles } from './ThemePlayground.styles.ts'
import { Badge } from '../../components/primitives/Badge/Badge.tsx'
import { Link } from '../../components/primitives/Link/Link.tsx'
import { StoryCard } from '../../components/story/StoryCard/StoryCard.tsx'
import { UiProvider } from '../../providers/UiProvider.tsx'
import type { CustomTheme } from '../../theme/customTheme.ts'
import { ColorInput } from '../../components/primitives/ColorInput/ColorInput.tsx'
import { SelectInput } from '../../components/primitives/SelectInput/SelectInput.tsx'
import { TextInput } from '../../components/primitives/TextInput/TextInput.tsx'
import { isHexColor } from '../../theme/hexColor.ts'

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

interface SampleProps {
  theme: CustomTheme
  story: Story
}

const ignore = () => undefined

function Sample({ theme, story }: SampleProps) {
  return (
    <UiProvider theme={theme}>
      <div css={styles.shown}>
        <Button variant="primary">Act</Button>
        <Button variant="confirm">Publish</Button>
        <Badge tone="warning">Medium</Badge>
        <Link href="#guide">How to play</Link>
        <div css={styles.card}>
          <StoryCard
            href="#story"
            onBookmark={ignore}
            onLike={ignore}
            onPlay={ignore}
            story={story}
          />
        </div>
      </div>
    </UiProvider>
  )
}

interface SeedFieldsProps {
  value: Seeds
  onChange: (value: Seeds) => void
}

const NO_COLOR = 'Six digits after #, such as #0B1F1A'
const COLORS = ['canvas', 'action', 'brand', 'link'] as const
const SPACES = [
  { value: '0.75', label: 'Closer (0.75)' },
  { value: '1', label: 'As ours (1)' },
  { value: '1.25', label: 'Wider (1.25)' },
]
const FACES = [
  { value: '', label: 'As ours' },
  { value: 'Georgia, serif', label: 'Georgia, serif' },
  { value: 'system-ui, sans-serif', label: 'system-ui, sans-serif' },
  { value: 'ui-monospace, monospace', label: 'ui-monospace, monospace' },
]

function SeedFields({ value, onChange }: SeedFieldsProps) {
  const changeOf = (name: keyof Seeds) => (next: string) => onChange({ ...value, [name]: next })

  return (
    <>
      {COLORS.map((name) => (
        <ColorInput
          key={name}
          error={isHexColor(value[name]) ? undefined : NO_COLOR}
          label={name}
          name={name}
          onChange={changeOf(name)}
          pickLabel={`Choose ${name}`}
          value={value[name]}
        />
      ))}
      <TextInput label="corners" onChange={changeOf('corners')} value={value.corners} />
      <SelectInput items={SPACES} label="space" onChange={changeOf('space')} value={value.space} />
      {VOICES.map((voice) => (
        <SelectInput
          key={voice}
          items={FACES}
          label={`font: ${voice}`}
          onChange={changeOf(voice)}
          value={value[voice]}
        />
      ))}
    </>
  )
}
