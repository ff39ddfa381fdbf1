import { useEffect, useMemo, useRef, useState } from 'react'

import { graphemeEnds } from '../format/graphemes.ts'

export interface TypedTextOptions {
  /** Text to type. The text can become longer. */
  text: string
  msPerLetter: number
  isGrowing?: boolean
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
      // Measures the time, because timers in a hidden tab run only once per second.
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
