import { useEffect, useState } from 'react'

import { useLatest } from '../../../../design-system/hooks/useLatest.ts'
import { useReducedMotion } from '../../../../design-system/hooks/useReducedMotion.ts'
import { lazyPart } from '../../../../design-system/lazy/lazyPart.tsx'
import { EXIT_MS } from './HomeOverlay.styles.ts'

export interface HomeOverlayProps {
  /** Called after three seconds or on the first input. With reduced motion, called immediately. */
  onClose: () => void
}

const OVERLAY_MS = 3000

const DISMISS_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const

const OpenOverlay = lazyPart(async () => (await import('./OpenOverlay.tsx')).OpenOverlay)

/** Greeting that has no function. Any input closes it. */
export function HomeOverlay({ onClose }: HomeOverlayProps) {
  const isStill = useReducedMotion()
  const isLeaving = useOverlayEnd({ isStill, onClose })
  if (isStill) return null

  return <OpenOverlay forMs={OVERLAY_MS} isLeaving={isLeaving} />
}

function useOverlayEnd({ isStill, onClose }: HomeOverlayProps & { isStill: boolean }) {
  const latest = useLatest(onClose)
  const [isLeaving, setIsLeaving] = useState(false)

  useEffect(() => {
    if (isLeaving) return
    const leave = () => setIsLeaving(true)
    const timer = setTimeout(leave, isStill ? 0 : OVERLAY_MS - EXIT_MS)
    for (const deed of DISMISS_EVENTS) window.addEventListener(deed, leave, true)
    return () => {
      clearTimeout(timer)
      for (const deed of DISMISS_EVENTS) window.removeEventListener(deed, leave, true)
    }
  }, [isStill, isLeaving])
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => latest.current(), isStill ? 0 : EXIT_MS)
    return () => clearTimeout(timer)
  }, [isStill, isLeaving, latest])

  return isLeaving
}
