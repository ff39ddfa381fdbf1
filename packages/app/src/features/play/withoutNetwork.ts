import type { GameSession } from '@kathasagar/api/contract'
import type { AfterEnding, StoryLog } from '@kathasagar/ui'

/** The session where nothing was played yet without a network: what the server told cannot be taken back. */
export const withoutUndo = (session: GameSession): GameSession => ({
  ...session,
  session_data: { ...session.session_data, can_undo: false },
})

/** The log with what can be done to it without a network: it can be read, and kept as a text. */
export const readOnly = ({ entries, hasEarlier = false, onSave }: StoryLog): StoryLog => ({
  entries,
  hasEarlier,
  onSave,
})

/** An ending with what it brings without a network. */
export const endingAlone = (ending: AfterEnding): AfterEnding => ({
  ...ending,
  keepsake: undefined,
  onRatingChange: undefined,
  onShare: undefined,
  codexHref: undefined,
})
