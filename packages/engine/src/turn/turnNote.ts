import type { StoryGraph } from '@kathasagar/story'

import { factOfDetail, shortFact } from '../memory/details.ts'
import type { Fact } from '../world/fact.ts'
import { factsIn } from '../memory/factsIn.ts'
import { factsOf, ownFact } from '../memory/factsOf.ts'
import type { Action, Ruling } from '../world/ruling.ts'
import type { TurnState } from '../world/turnState.ts'

/** Summary of a turn for later prompts. Stored with the turn, so that undo removes it. */
export interface TurnNote {
  scene: string
  deed: string | null
  fact: string | null
  /** Facts with kinds. Absent in older notes. */
  facts?: readonly Fact[]
  /** Model summary of all turns up to this one, stored outside the note. */
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

/** Returns a new fact in the words of the player or the author, or null. */
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
