import type { ActionAnswer, HistoryEntry, SessionData } from '@kathasagar/api/contract'

import type { EmbedAction } from './guestPlay.ts'

/** What came of beginning or of an action. */
export interface Shown extends Partial<Pick<ActionAnswer, 'declined' | 'hint' | 'asked'>> {
  /** Turns that are new to the reader, oldest first. */
  told: readonly HistoryEntry[]
  /** Where the session stands now. */
  at: SessionData
  /** Everything before is forgotten. */
  isAnew?: boolean
  /** The newest turn was taken back. */
  isUndone?: boolean
}

/** What an answer brings to the page; an undo or what is said aside tells no turn. */
export function shownOf(
  { declined, hint, asked, session_data }: ActionAnswer,
  action: EmbedAction,
): Shown {
  const isUndone = action.action_type === 'undo'
  const isTold = !isUndone && declined === undefined && hint === undefined
  const told = isTold ? session_data.narrative_history : []
  return { told, at: session_data, declined, hint, asked, isUndone }
}
