import { useEffect, useRef, useState } from 'react'

/** Maximum number of cards that are visible without scrolling. */
const MAX_VISIBLE_CARDS = 4

function strideOf(row: HTMLElement): number {
  const [first, second] = row.children
  if (!first || !second) return row.clientWidth
  return Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
}

function placeAfter(row: HTMLElement, step: 1 | -1): number {
  const end = row.scrollWidth - row.clientWidth
  const place = Math.abs(row.scrollLeft)
  if (step === 1 && place >= end - 1) return 0
  if (step === -1 && place <= 1) return end

  const stride = strideOf(row)
  return (Math.round(place / stride) + step) * stride
}

/** Scrolls a row card by card and repeats. Before the first layout, the overflow is estimated. */
export function useRowScroll<T extends HTMLElement>(cardCount: number) {
  const rowRef = useRef<T>(null)
  const [isOverflowing, setIsOverflowing] = useState(cardCount > MAX_VISIBLE_CARDS)
  const [isMeasured, setIsMeasured] = useState(false)

  // The observer reports the first size before the browser paints.
  useEffect(() => {
    const row = rowRef.current
    if (!row) return
    const observer = new ResizeObserver(() => {
      setIsOverflowing(row.scrollWidth > row.clientWidth + 1)
      setIsMeasured(true)
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [cardCount])

  const stepRow = (step: 1 | -1) => {
    const row = rowRef.current
    if (!row) return
    // Scroll offsets are negative in right-to-left rows.
    const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1
    row.scrollTo({ left: sign * placeAfter(row, step) })
  }

  // Two cards overflow on a phone. Controls that appear later would move the page.
  const mayOverflow = isOverflowing || (!isMeasured && cardCount > 1)
  return { rowRef, isOverflowing, mayOverflow, stepRow }
}
