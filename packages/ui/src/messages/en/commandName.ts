import type { PlayerAction } from '@kathasagar/story/vocabulary'

/** What a player can do, as the pages of a story and of play both call it. */
export const commandName = {
  custom_action: 'Act',
  continue: 'Continue',
  immerse: 'Immerse',
  show: 'Show',
  undo: 'Undo',
} as const satisfies Record<PlayerAction, string>
