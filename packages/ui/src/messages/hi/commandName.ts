import type { PlayerAction } from '@kathasagar/story/vocabulary'

/** What a player can do, as the pages of a story and of play both call it. */
export const commandName = {
  custom_action: 'करें',
  continue: 'आगे बढ़ें',
  immerse: 'डूबकर देखें',
  show: 'चित्र देखें',
  undo: 'वापस लें',
} as const satisfies Record<PlayerAction, string>
