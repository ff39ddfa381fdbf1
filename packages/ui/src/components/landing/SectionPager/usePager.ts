import { useCallback, useRef, useState } from 'react'

import { stepFrom, type PagerPlace, type PagerShape } from './pagerSteps.ts'

/** Where the reader stands among the sections, and the two ways to go elsewhere. */
export function usePager(shape: PagerShape) {
  const [place, setPlace] = useState<PagerPlace>({ section: 0, card: 0 })
  const lockedUntil = useRef(0)

  /** One step, unless the last one was only just taken. Answers whether there was anywhere to go. */
  const step = useCallback(
    (direction: 1 | -1) => {
      const next = stepFrom(place, direction, shape)
      const now = performance.now()
      if (next && now >= lockedUntil.current) {
        lockedUntil.current = now + next.lockMs
        setPlace(next.place)
      }
      return next !== null
    },
    [place, shape],
  )

  /** Straight to a section, by a dot or a link; nothing locks what was asked for by name. */
  const goTo = useCallback((section: number) => {
    setPlace((current) => (current.section === section ? current : { section, card: 0 }))
  }, [])

  return { place, step, goTo }
}
