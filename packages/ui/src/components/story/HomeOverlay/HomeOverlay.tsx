import { useEffect, useState } from 'react'

import { useLatest } from '../../../hooks/useLatest.ts'
import { useReducedMotion } from '../../../hooks/useReducedMotion.ts'
import { useTicker } from '../../../hooks/useTicker.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { homeOverlayStyles } from './HomeOverlay.styles.ts'

export interface HomeOverlayProps {
  /** Called once it is over: after three seconds, at the first press or key, or at once when still. */
  onEnd: () => void
}

const OVERLAY_MS = 3000

/** Greets a visitor with words that change, for the eye only. It takes no press and no key. */
export function HomeOverlay({ onEnd }: HomeOverlayProps) {
  const messages = useMessages().story.overlayWords
  const styles = homeOverlayStyles(useTheme())
  const isStill = useReducedMotion()
  const [index, setIndex] = useState(0)
  useOverlayEnd({ isStill, onEnd })
  useTicker({
    everyMs: OVERLAY_MS / messages.length,
    isRunning: !isStill,
    onTick: () => setIndex((current) => Math.min(current + 1, messages.length - 1)),
  })

  if (isStill) return null

  return (
    <div aria-hidden="true" css={styles.overlay}>
      <Icon name="logo" size={32} />
      <p css={styles.words} key={index}>
        {messages[index]}
      </p>
    </div>
  )
}

function useOverlayEnd({ isStill, onEnd }: HomeOverlayProps & { isStill: boolean }) {
  const latest = useLatest(onEnd)

  useEffect(() => {
    const end = () => latest.current()
    const timer = setTimeout(end, isStill ? 0 : OVERLAY_MS)
    window.addEventListener('pointerdown', end, true)
    window.addEventListener('keydown', end, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerdown', end, true)
      window.removeEventListener('keydown', end, true)
    }
  }, [isStill, latest])
}
