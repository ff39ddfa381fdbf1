import type { GameSession } from '@kathasagar/api/contract'
import { useState, useEffect } from 'react'

import type { TargetTurn } from '../../model/storyLog.ts'

/** @param onOpen Called when the ending replaces the log. */
export function useEndingPlace(data: GameSession['session_data'] | undefined, onOpen: () => void) {
  // Opens the ending of a finished story. A new ending is first shown in the log.
  const [isOpen, setIsOpen] = useState<boolean>()
  if (data && isOpen === undefined) setIsOpen(data.ending !== null)
  const [isTakenUp, setIsTakenUp] = useState(false)
  const [wanted, setWanted] = useState<TargetTurn | null>(null)
  const leave = (turn: number | null = null) => {
    setIsOpen(false)
    setIsTakenUp(true)
    setWanted(turn === null ? null : { number: turn })
  }
  // Closes the ending if the player has moved the session to an earlier turn.
  if (isOpen && data?.ending === null) leave()

  return {
    ending: isOpen ? (data?.ending ?? null) : null,
    /** `isTakenUp` is true after a return from the ending. `wanted` is the turn to scroll to. */
    log: { isTakenUp, wanted },
    open: () => {
      onOpen()
      setIsOpen(true)
    },
    /** Shows the log at a turn or at its end. */
    leave,
  }
}

/** Loads the code of the ending on demand, because most visits do not reach an ending. */
export const loadEndingView = async () => (await import('./EndingView.tsx')).EndingView

const PREFETCH_PERCENT = 75

export function usePrefetchedEnding(completion_percentage = 0) {
  const isNear = completion_percentage >= PREFETCH_PERCENT

  useEffect(() => {
    // Ignores the error, because the code is also loaded when the ending opens.
    if (isNear) loadEndingView().catch(() => undefined)
  }, [isNear])
}
