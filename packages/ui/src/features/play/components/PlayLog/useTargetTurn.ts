import { useEffect, useRef, type RefObject } from 'react'

import { turnNumberOf, type LogEntryModel } from '../../model/logEntry.ts'
import type { TargetTurn } from '../../model/storyLog.ts'

export interface TargetTurnOptions {
  wanted: TargetTurn | null
  entries: readonly LogEntryModel[]
  contentRef: RefObject<HTMLElement | null>
  show: (part: Element) => void
  /** True if the player returns from another view. */
  isTakenUp: boolean
  scrollerRef: RefObject<HTMLElement | null>
  onLoadEarlier: (() => void | Promise<unknown>) | undefined
}

const partOf = (content: HTMLElement, turn: number) =>
  content.querySelector<HTMLElement>(`[data-entry-id^="${turn}-"]`)

/** Scrolls to a turn and focuses it. First loads earlier turns until the turn is in the log. */
export function useTargetTurn({ wanted, entries, ...options }: TargetTurnOptions) {
  const latest = useRef(options)
  const done = useRef<TargetTurn | null>(null)
  useEffect(() => {
    latest.current = options
  })

  useEffect(() => {
    const { isTakenUp, scrollerRef } = latest.current
    if (isTakenUp) scrollerRef.current?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    const { contentRef, show, onLoadEarlier } = latest.current
    if (wanted === null || done.current === wanted || !contentRef.current) return
    const first = entries.map(turnNumberOf).find((number) => number !== null) ?? 0
    if (first > wanted.number) {
      void onLoadEarlier?.()
      return
    }
    done.current = wanted
    const part = partOf(contentRef.current, wanted.number)
    if (!part) return
    show(part)
    part.tabIndex = -1
    part.focus({ preventScroll: true })
  }, [wanted, entries])
}
