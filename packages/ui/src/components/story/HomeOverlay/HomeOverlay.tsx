import { useEffect } from 'react'

import { useLatest } from '../../../hooks/useLatest.ts'
import { useReducedMotion } from '../../../hooks/useReducedMotion.ts'
import { latePart } from '../../../late/latePart.tsx'

export interface HomeOverlayProps {
  /** Called once it is over: after three seconds, at the first press or key, or at once when still. */
  onClose: () => void
}

const OVERLAY_MS = 3000

const OpenOverlay = latePart(async () => (await import('./OpenOverlay.tsx')).OpenOverlay)

/**
 * Greets a visitor with words that change, for the eye only. It takes no press and no key; one that
 * comes before the words does ends it as well.
 */
export function HomeOverlay({ onClose }: HomeOverlayProps) {
  const isStill = useReducedMotion()
  useOverlayEnd({ isStill, onClose })
  if (isStill) return null

  return <OpenOverlay forMs={OVERLAY_MS} />
}

function useOverlayEnd({ isStill, onClose }: HomeOverlayProps & { isStill: boolean }) {
  const latest = useLatest(onClose)

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
