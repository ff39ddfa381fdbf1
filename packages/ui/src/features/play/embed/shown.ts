import type { ActionAnswer, HistoryEntry, SessionData } from '@kathasagar/api/contract'

import type { EmbedAction } from './guestPlay.ts'

export interface EmbedState extends Partial<Pick<ActionAnswer, 'declined' | 'hint' | 'asked'>> {
  told: readonly HistoryEntry[]
  at: SessionData
  /** True if this content replaces all earlier content. */
  isAnew?: boolean
  isUndone?: boolean
}

/** Returns the content to show after an answer. `stoodAt` is the id of the last visible turn. */
export function shownOf(
  { declined, hint, asked, session_data }: ActionAnswer,
  action: EmbedAction,
  stoodAt: string | undefined,
): EmbedState {
  const isUndone = action.action_type === 'undo'
  const told = isUndone
    ? []
    : session_data.narrative_history.filter(({ turn_id }) => turn_id !== stoodAt)
  return { told, at: session_data, declined, hint, asked, isUndone }
}
