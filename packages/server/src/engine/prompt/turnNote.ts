import type { StoryGraph } from '@kathasagar/api/rules'

import { shortFact } from '../details.ts'
import type { Action } from '../turn/action.ts'
import type { TurnState } from '../turn/turnState.ts'

/**
 * What will be remembered of a turn when its words have left the prompt. It is stored with the turn
 * and nowhere else, so that undo takes it back too.
 */
export interface TurnNote {
  /** Title of the scene that the turn ended in. */
  scene: string
  /** What the player did, in their own words or the author's. */
  deed: string | null
  /** What came to be known. */
  fact: string | null
}

const DEED_LENGTH = 120

function deedOf(action: Action): string | null {
  if (action.type === 'custom_action') return shorten(action.text)
  if (action.type === 'continue')
    return action.selected_choice ? shorten(action.selected_choice) : null
  return null
}

function shorten(text: string): string {
  const plain = shortFact(text)
  return plain.length <= DEED_LENGTH ? plain : `${[...plain].slice(0, DEED_LENGTH).join('')}…`
}

export function noteOf(
  graph: StoryGraph,
  before: TurnState,
  after: TurnState,
  action: Action,
): TurnNote {
  const fact = after.facts.at(-1) ?? null
  const isNew = after.facts !== before.facts && fact !== null
  return { scene: graph.titleOf(after.node), deed: deedOf(action), fact: isNew ? fact : null }
}
