import { useHintPulse } from '../../../../design-system/hooks/useHintPulse.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { hintPulseStyles as styles } from './HintPulse.styles.ts'

export interface HintPulseProps {
  isOn: boolean
}

export function HintPulse({ isOn }: HintPulseProps) {
  const { play } = usePlayMessages()
  const isPulsing = useHintPulse(isOn)
  if (!isOn) return null

  return (
    <p css={[styles.hint, isPulsing && styles.pulsing]} data-pulsing={isPulsing || undefined}>
      {play.hint}
    </p>
  )
}
