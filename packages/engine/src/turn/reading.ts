import type { StoryGraph, World } from '@kathasagar/story'

import { visibleText } from '../text/inputText.ts'
import type { Lore } from '../understanding/lore.ts'
import { scoreInput, type InputScores } from '../understanding/scoreInput.ts'
import { offeredChoices, worldOf } from '../world/playWorld.ts'
import type { Action } from '../world/ruling.ts'
import type { Offer, TurnState } from '../world/turnState.ts'

export interface Question {
  choices: readonly string[]
  /** Title of each choice's target; blank if unknown. */
  targets: readonly string[]
  /** Subjects of the author's closest answers. May be empty. */
  answers: readonly string[]
  words: string
}

export const VERDICT_RULINGS = [
  'choice',
  'ask',
  'reaction',
  'topic',
  'continue',
  'immerse',
  'detour',
] as const

/** Interpretation of the player's input by a model. It is untrusted. */
export interface Verdict {
  ruling: (typeof VERDICT_RULINGS)[number]
  /** Index of the choice, only for `choice`. */
  choice?: number | undefined
  /** Indexes of the choices to ask about, most likely first, only for `ask`. */
  choices?: readonly number[] | undefined
  /** Index of the answer, only for `reaction` and `topic`. */
  answer?: number | undefined
  /** 0 to 1. */
  sure: number
}

export interface TurnInput {
  graph: StoryGraph
  state: TurnState
  action: Action
  lore: Lore
  /** A model's interpretation, used only if the rules are uncertain. */
  verdict?: Verdict | null
  /** True if a model resolves uncertain input. Then the player is not asked. */
  hasJudge?: boolean
}

/** Data for deciding a turn, computed once. */
export interface Reading extends TurnInput {
  world: World | null
  /** Input of the player as typed. Blank for other actions. */
  words: string
  /** The input without markup. */
  text: string
  /** The offered choices, then the other open choices of the scene. */
  open: readonly Offer[]
  /** Scores the input against open choices and authored answers. The result is cached. */
  scores: () => InputScores
}

export function readTurn(input: TurnInput, onlyOpen?: readonly Offer[]): Reading {
  const { graph, state, action, lore } = input
  const world = worldOf(graph, state)
  const words = action.type === 'custom_action' ? action.text : ''
  const text = visibleText(words)
  const open = onlyOpen ?? openOffers(graph, state, world)
  let scores: InputScores | undefined
  return {
    ...input,
    world,
    words,
    text,
    open,
    scores: () => (scores ??= scoreInput({ graph, world, node: state.node, text, lore }, open)),
  }
}

function openOffers(graph: StoryGraph, { offers, node }: TurnState, world: World | null) {
  const offered = new Set(offers.map(({ path }) => (path.kind === 'choice' ? path.index : -1)))
  const others = offeredChoices(graph, world, node).filter(
    ({ path }) => path.kind === 'choice' && !offered.has(path.index),
  )
  return [...offers, ...others]
}
