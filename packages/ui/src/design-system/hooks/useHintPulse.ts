import { useEffect, useState } from 'react'

export const HINT_PULSE = { runs: 5, everyMs: 15_000, lengthMs: 5_000 } as const

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
