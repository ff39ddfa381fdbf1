import { isDeepStrictEqual } from 'node:util'

import { type Action, isAside } from '@kathasagar/engine/world/ruling'
import { playTurn, type TurnPlace } from '@kathasagar/engine/turn/playTurn'
import type { TurnState } from '@kathasagar/engine/world/turnState'

/** Undone turns are excluded. */
export interface RecordedTurn {
  action: Action
  choices: readonly string[]
  /** True if nothing answered the text, so it was free. */
  isUnanswered?: true | undefined
  state: TurnState
}

/** Round-trips a state through JSON like the database. */
const roundTrip = (state: TurnState) => JSON.parse(JSON.stringify(state)) as TurnState

/** Replays turns from stored states. Returns the first difference as a sentence, or null. */
export function lostInReplay(
  rules: Omit<TurnPlace, 'state'>,
  start: TurnState,
  turns: readonly RecordedTurn[],
): string | null {
  let state = roundTrip(start)
  for (const { action, choices, isUnanswered, state: before } of turns) {
    const told = { choices, ...(isUnanswered && { isUnanswered }) }
    const again = playTurn({ ...rules, state }, action, () => told)
    if ('code' in again || isAside(again)) return `a turn was refused when it was played again`
    state = roundTrip(again.state)
    if (!isDeepStrictEqual(state, roundTrip(before))) {
      return `turn ${before.turn} left another state when it was played again`
    }
  }
  return null
}
