import { isDeepStrictEqual } from 'node:util'

import type { Action } from '@kathasagar/engine/ruling/action'
import { isAside } from '@kathasagar/engine/turn/aside'
import { playTurn, type TurnPlace } from '@kathasagar/engine/turn/playTurn'
import type { TurnState } from '@kathasagar/engine/turn/turnState'

/** A turn as it was played, undone ones left out. */
export interface PlayedTurn {
  action: Action
  /** The choices as they were told. */
  choices: readonly string[]
  /** Nothing in the story answered the words, so that they cost nothing. */
  isUnanswered?: true | undefined
  /** What the turn left behind. */
  state: TurnState
}

/** A state as the database gives it back. */
const stored = (state: TurnState) => JSON.parse(JSON.stringify(state)) as TurnState

/**
 * Plays the turns again, each from the state before as a database would have kept it. Says where
 * another state came of it; null where nothing was lost on the whole way.
 */
export function lostInReplay(
  rules: Omit<TurnPlace, 'state'>,
  start: TurnState,
  turns: readonly PlayedTurn[],
): string | null {
  let state = stored(start)
  for (const { action, choices, isUnanswered, state: before } of turns) {
    const told = { choices, ...(isUnanswered && { isUnanswered }) }
    const again = playTurn({ ...rules, state }, action, () => told)
    if ('code' in again || isAside(again)) return `a turn was refused when it was played again`
    state = stored(again.state)
    if (!isDeepStrictEqual(state, stored(before))) {
      return `turn ${before.turn} left another state when it was played again`
    }
  }
  return null
}
