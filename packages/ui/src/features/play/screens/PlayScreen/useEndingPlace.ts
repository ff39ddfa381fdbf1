import type { GameSession } from '@kathasagar/api/contract'
import { useState } from 'react'

import type { WantedTurn } from '../../model/storyLog.ts'

/**
 * Whether a session shows its ending or its log, once it is there, and where the log is taken up.
 * @param onOpen Called when the ending takes the log's place.
 */
export function useEndingPlace(data: GameSession['session_data'] | undefined, onOpen: () => void) {
  // A finished story opens on its ending; one that ends now is first told to its last word.
  const [isOpen, setIsOpen] = useState<boolean>()
  if (data && isOpen === undefined) setIsOpen(data.ending !== null)
  const [isTakenUp, setIsTakenUp] = useState(false)
  const [wanted, setWanted] = useState<WantedTurn | null>(null)
  const leave = (turn: number | null = null) => {
    setIsOpen(false)
    setIsTakenUp(true)
    setWanted(turn === null ? null : { number: turn })
  }
  // Whoever goes elsewhere on the map has left the ending behind, too.
  if (isOpen && data?.ending === null) leave()

  return {
    /** The ending that is shown; null where the log is. */
    ending: isOpen ? (data?.ending ?? null) : null,
    /** How the log is taken up: whether it was left before, and the turn that is looked for. */
    log: { isTakenUp, wanted },
    open: () => {
      onOpen()
      setIsOpen(true)
    },
    /** To the log, at one of its turns or at its newest. */
    leave,
  }
}
