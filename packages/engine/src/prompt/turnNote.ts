import type { StoryGraph } from '@kathasagar/story'

import { factOfDetail, shortFact } from '../memory/details.ts'
import type { Fact } from '../memory/fact.ts'
import { factsIn } from '../memory/factsIn.ts'
import { factsOf } from '../memory/factsOf.ts'
import type { Action } from '../ruling/action.ts'
import type { Ruling } from '../ruling/ruling.ts'
import type { TurnState } from '../turn/turnState.ts'
import { ownFact } from '../memory/ownFact.ts'

/**
 * What will be remembered of a turn when its words have left the prompt. It is stored with the turn
 * and nowhere else, so that undo takes it back too.
 */
export interface TurnNote {
  scene: string
  deed: string | null
  fact: string | null
  /** The same by its kind; absent in notes that were taken before there were any. */
  facts?: readonly Fact[]
  /**
   * All that was told up to this turn and in it, condensed by a model; absent where none was asked. It is
   * kept beside the turn, and put here when the way to it is read.
   */
  condensed?: string
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

interface NotedTurn {
  before: TurnState
  after: TurnState
  action: Action
  ruling: Ruling
}

/**
 * What came to be known in a turn, in the player's own words or in the author's: what was told or
 * promised in words that were heard as a choice, too.
 */
function factOf(graph: StoryGraph, { before, action, ruling }: NotedTurn): string | null {
  if (action.type !== 'custom_action')
    return ruling.kind === 'linger' ? factOfDetail(graph, before.node, ruling.detail) : null
  if (ruling.kind === 'detour' && ruling.isUnquotable) return null
  const told = factsIn({ graph, node: before.node }, action.text, { isDone: false })
  return told.length > 0 ? shortFact(action.text) : ownFact(action.text, ruling)
}

export const noteOf = (graph: StoryGraph, turn: NotedTurn): TurnNote => {
  const { before: state, action, ruling } = turn
  return {
    scene: graph.titleOf(turn.after.node),
    deed: deedOf(action),
    fact: factOf(graph, turn),
    facts: factsOf({ graph, state, action, ruling }),
  }
}
