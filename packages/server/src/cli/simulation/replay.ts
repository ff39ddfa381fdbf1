import { isDeepStrictEqual } from 'node:util'

import type { Action } from '@kathasagar/engine/ruling/action'
import { isAside } from '@kathasagar/engine/turn/aside'
import { playTurn, type TurnPlace } from '@kathasagar/engine/turn/playTurn'
import type { TurnState } from '@kathasagar/engine/turn/turnState'

/** A turn that was not undone. */
export interface PlayedTurn {
  action: Action
  /** The choices as they were told. */
  choices: readonly string[]
  /** True if nothing in the story answered, so that the turn was free. */
  isUnanswered?: true | undefined
  /** What the turn left behind. */
  state: TurnState
}

/** Returns a state as the database stores it. */
const stored = (state: TurnState) => JSON.parse(JSON.stringify(state)) as TurnState

/** Replays turns from stored states. Returns a description of the first difference, or null. */
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
