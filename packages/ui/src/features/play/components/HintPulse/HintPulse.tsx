import { useEffect, useState } from 'react'

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

const HINT_PULSE = { runs: 5, everyMs: 15_000, lengthMs: 5_000 } as const

/** Returns true while the first-turn hint pulses. */
export function useHintPulse(isOn: boolean): boolean {
  const [step, setStep] = useState(0)
  const isPulsing = step % 2 === 0
  const isSpent = step >= HINT_PULSE.runs * 2

  useEffect(() => {
    if (!isOn || isSpent) return
    const { everyMs, lengthMs } = HINT_PULSE
    const timer = setTimeout(
      () => setStep((current) => current + 1),
      isPulsing ? lengthMs : everyMs - lengthMs,
    )
    return () => clearTimeout(timer)
  }, [isOn, isSpent, isPulsing])

  return isOn && isPulsing && !isSpent
}
