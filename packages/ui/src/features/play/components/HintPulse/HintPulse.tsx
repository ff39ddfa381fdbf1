import { keyframes } from '@emotion/react'
import { useEffect, useState } from 'react'

import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, motion, media, space, icon, radius } = theme

const breathe = keyframes`
  50% { transform: rotate(45deg) scale(1.7) }
`

const styles = {
  hint: {
    display: 'flex',
    alignItems: 'baseline',
    gap: space.sPlus,
    color: color.textMuted,
    fontSize: size.label,
    lineHeight: 1.35,
    transition: `color ${motion.slow} ${motion.ease}`,
    '&::before': {
      content: '""',
      flex: 'none',
      inlineSize: icon.dot,
      blockSize: icon.dot,
      transform: 'rotate(45deg)',
      borderRadius: `${radius.drop} 0 ${radius.drop} ${radius.drop}`,
      background: color.progressTrack,
      transition: `background ${motion.slow} ${motion.ease}`,
    },
    // Hidden while a keyboard is open, so that more of the story is visible.
    [media.low]: { display: 'none' },
  },
  // Three cycles last as long as one pulse. With reduced motion only the color changes.
  pulsing: {
    color: color.accent,
    '&::before': { background: color.action, animation: `${breathe} 1.6s ${motion.ease} 3` },
  },
}

export function HintPulse({ isOn }: { isOn: boolean }) {
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
