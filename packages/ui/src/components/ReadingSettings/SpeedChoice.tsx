import { Label, Radio, RadioGroup } from 'react-aria-components'

import { useMessages } from '../../messages/useMessages.ts'
import type { TypingSpeed } from '../../play/typingSpeed.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { readingSettingsStyles } from './ReadingSettings.styles.ts'

const SPEEDS: readonly TypingSpeed[] = ['typed', 'fast', 'instant']

export interface SpeedChoiceProps {
  /** How new text is told. */
  speed: TypingSpeed
  /** Called with another speed. */
  onSelectSpeed: (speed: TypingSpeed) => void
}

/** Letter by letter, faster, or the whole text at once. */
export function SpeedChoice({ speed, onSelectSpeed }: SpeedChoiceProps) {
  const styles = readingSettingsStyles(useTheme())
  const { play } = useMessages()

  return (
    <RadioGroup
      css={styles.speeds}
      onChange={(value) => onSelectSpeed(SPEEDS.find((one) => one === value) ?? 'typed')}
      orientation="horizontal"
      value={speed}
    >
      <Label css={styles.label}>{play.textSpeed}</Label>
      {SPEEDS.map((one) => (
        <Radio key={one} css={styles.speed} value={one}>
          {play.speeds[one]}
        </Radio>
      ))}
    </RadioGroup>
  )
}
