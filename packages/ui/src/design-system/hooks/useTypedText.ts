import { useEffect, useMemo, useRef, useState } from 'react'

import { graphemeEnds } from '../format/graphemes.ts'

export interface TypedTextOptions {
  /** What is to be told; may grow at its end while it is. */
  text: string
  /** Milliseconds for one letter as a reader counts letters. */
  msPerLetter: number
  /** More text is still to come, so that reaching the end is not the end. */
  isGrowing?: boolean
  /** Called when the last letter stands. */
  onDone?: () => void
}

export function useTypedText({ text, msPerLetter, isGrowing = false, onDone }: TypedTextOptions) {
  const ends = useMemo(() => graphemeEnds(text), [text])
  const [count, setCount] = useState(0)
  const isCaughtUp = count >= ends.length
  const latest = useRef({ onDone, total: ends.length })

  useEffect(() => {
    latest.current = { onDone, total: ends.length }
  })

  useEffect(() => {
    if (isCaughtUp) return
    let told = performance.now()
    const timer = setInterval(() => {
      // By the clock, not by ticks: a hidden tab ticks once a second and would take an hour.
      const letters = Math.floor((performance.now() - told) / msPerLetter)
      told += letters * msPerLetter
      setCount((current) => Math.min(current + letters, latest.current.total))
    }, msPerLetter)
    return () => clearInterval(timer)
  }, [isCaughtUp, msPerLetter])

  useEffect(() => {
    if (isCaughtUp && !isGrowing) latest.current.onDone?.()
  }, [isCaughtUp, isGrowing])

  return text.slice(0, ends[Math.min(count, ends.length) - 1] ?? 0)
}
