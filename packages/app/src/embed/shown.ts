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

/**
 * What an answer brings to the page, of a session that stood at the turn `stoodAt`. An undo tells no turn,
 * and what is said aside comes with the turn that stood there already; a question or a hint may as well
 * stand beside a turn that is new.
 */
export function shownOf(
  { declined, hint, asked, session_data }: ActionAnswer,
  action: EmbedAction,
  stoodAt: string | undefined,
): Shown {
  const isUndone = action.action_type === 'undo'
  const told = isUndone
    ? []
    : session_data.narrative_history.filter(({ turn_id }) => turn_id !== stoodAt)
  return { told, at: session_data, declined, hint, asked, isUndone }
}
