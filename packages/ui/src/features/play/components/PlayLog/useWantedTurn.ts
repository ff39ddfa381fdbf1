import { useEffect, useRef, type RefObject } from 'react'

import { turnNumberOf, type LogEntryModel } from '../../model/logEntry.ts'
import type { WantedTurn } from '../../model/storyLog.ts'

export interface WantedTurnOptions {
  /** Turn to scroll to. Null for none. */
  wanted: WantedTurn | null
  entries: readonly LogEntryModel[]
  contentRef: RefObject<HTMLElement | null>
  /** Scrolls to a part of the log and stays there. */
  show: (part: Element) => void
  /** The log is taken up again: whoever goes by key or listens goes on from it. */
  isTakenUp: boolean
  scrollerRef: RefObject<HTMLElement | null>
  /** Asks for what came before the first entry; without it nothing more can be had. */
  onLoadEarlier: (() => void | Promise<unknown>) | undefined
}

const partOf = (content: HTMLElement, turn: number) =>
  content.querySelector<HTMLElement>(`[data-entry-id^="${turn}-"]`)

/**
 * Brings a turn into sight and gives it the focus, so that whoever listens goes on from there.
 * Where it is further back than what is held, earlier turns are asked for until it is there.
 */
export function useWantedTurn({ wanted, entries, ...options }: WantedTurnOptions) {
  const latest = useRef(options)
  const done = useRef<WantedTurn | null>(null)
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
