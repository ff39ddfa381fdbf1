import { plainText, type StoryGraph } from '@kathasagar/api/rules'

import { advance, follow, immersionOf, nextStay, ownCourse } from './plan.ts'
import { commandIn, ordinalIn } from '../playerWords.ts'
import type { RankChoices } from '../rankByWords.ts'
import type { Action } from './action.ts'
import type { Ruling, RulingRefusal } from './ruling.ts'
import { sceneFor } from '../sceneFor.ts'
import type { Offer, TurnState } from './turnState.ts'
import { isUsable, type Question, type Verdict } from './verdict.ts'
import { isDenial } from '../words/denial.ts'
import { isAsking, isOnlyQuestion, isRequest } from '../words/question.ts'

export interface Case {
  graph: StoryGraph
  state: TurnState
  action: Action
  rankChoices: RankChoices
  /** What a model takes free words to mean; heeded where the rules alone could not be certain. */
  verdict?: Verdict | null
}

/** How much of the words a choice must answer, and by how much it must lead the next one. */
const CLEAR_SCORE = 0.44
const CLEAR_LEAD = 0.15

/**
 * Settles what an action means before any prose is written. An ending closes the session for
 * everything that would go on; a picture of it may still be drawn.
 */
export function interpret(given: Case): Ruling | RulingRefusal {
  const { graph, state, action } = given
  if (action.type === 'show') return { kind: 'show', scene: sceneFor(graph, state) }
  if (graph.isEnding(state.node)) return { code: 'session_finished' }
  if (action.type === 'immerse') return immersionOf(graph, state)
  if (action.type === 'custom_action') return judgeWords(given, action.text)
  if (action.selected_choice === undefined) {
    return advance(graph, state, ownCourse(graph, state), 'continue')
  }

  const offer = named(state.offers, action.selected_choice)
  return offer ? follow(graph, state, offer.path, 'choice') : { code: 'choice_not_offered' }
}

/**
 * What a model may be asked about an action. Nothing where the rules are certain: words that are a
 * choice, a place in the list or a command.
 */
export function questionOf({ graph, state, action }: Omit<Case, 'rankChoices'>): Question | null {
  if (action.type !== 'custom_action' || graph.isEnding(state.node)) return null
  const { text } = action
  const open = openOffers(graph, state)
  if (picked(open, state, text) || commandIn(text)) return null
  const scene = graph.node(state.node).title ?? ''
  return { scene, choices: open.map((offer) => offer.text), words: text }
}

function judgeWords({ graph, state, rankChoices, verdict }: Case, text: string): Ruling {
  const open = openOffers(graph, state)
  const command = commandIn(text)
  const certain = picked(open, state, text)
  if (!certain && !command && verdict && isUsable(verdict, open.length)) {
    return heed({ graph, state, rankChoices }, text, verdict, open)
  }
  const meant = certain ?? (command ? quoting(open, text) : answering(open, text, rankChoices))
  if (meant) return follow(graph, state, meant.path, 'words')

  if (command === 'immerse') return immersionOf(graph, state)
  if (command === 'show' || command === 'undo') return { kind: 'point', at: command }
  if (command === 'continue') return advance(graph, state, ownCourse(graph, state), 'continue')
  return stray({ graph, state, rankChoices }, text)
}

type Place = Pick<Case, 'graph' | 'state' | 'rankChoices'>

/** The ruling that a usable verdict stands for; the longest detour ends for it like for any other. */
function heed(place: Place, text: string, verdict: Verdict, open: readonly Offer[]): Ruling {
  const { graph, state } = place
  if (verdict.ruling === 'immerse') return immersionOf(graph, state)
  if (verdict.ruling === 'continue') {
    return advance(graph, state, ownCourse(graph, state), 'continue')
  }
  const offer = verdict.ruling === 'choice' ? open[verdict.choice ?? -1] : undefined
  return offer ? follow(graph, state, offer.path, 'words') : stray(place, text)
}

function stray({ graph, state, rankChoices }: Place, text: string): Ruling {
  const stay = nextStay(graph, state)
  if (stay !== null) return { kind: 'detour', words: text, ...stay }
  const way = nearest(graph, state, text, rankChoices) ?? ownCourse(graph, state)
  return advance(graph, state, way, 'bridge')
}

/** The offer that the words are, or name by its place. */
const picked = (open: readonly Offer[], { offers }: TurnState, text: string): Offer | undefined =>
  named(open, text) ?? counted(offers, text)

/** What was put to the player, then the other choices of the scene: words may name those too. */
function openOffers(graph: StoryGraph, state: TurnState): readonly Offer[] {
  const offered = new Set(
    state.offers.map(({ path }) => (path.kind === 'choice' ? path.index : undefined)),
  )
  const others = graph
    .node(state.node)
    .choices.map(({ text }, index): Offer => ({ text, path: { kind: 'choice', index } }))
    .filter((_, index) => !offered.has(index))
  return [...state.offers, ...others]
}

function named(offers: readonly Offer[], text: string): Offer | undefined {
  const plain = plainText(text)
  return offers.find((offer) => plainText(offer.text) === plain)
}

function counted(offers: readonly Offer[], text: string): Offer | undefined {
  const index = ordinalIn(text, offers.length)
  return index === null ? undefined : offers[index]
}

/** The one offer that holds all the words as they stand: "show" is no command beside "Show the ring". */
function quoting(offers: readonly Offer[], text: string): Offer | undefined {
  const holding = offers.filter((offer) =>
    ` ${plainText(offer.text)} `.includes(` ${plainText(text)} `),
  )
  return holding.length === 1 ? holding[0] : undefined
}

/** The one offer that the words clearly mean. */
function answering(
  offers: readonly Offer[],
  text: string,
  rankChoices: RankChoices,
): Offer | undefined {
  const ranked = rankChoices(
    text,
    offers.map((offer) => offer.text),
  ).toSorted((a, b) => b.score - a.score)
  const [best, next] = ranked
  const offer = best && offers[best.index]
  if (!offer || best.score < CLEAR_SCORE) return undefined
  if (best.score - (next?.score ?? 0) < CLEAR_LEAD) return undefined
  const onlyAsks = isOnlyQuestion(text) && !isRequest(text)
  return onlyAsks && !isAsking(offer.text) ? undefined : offer
}

/** The choice that the words come nearest to, however far; the way back to the path should fit them. */
function nearest(
  graph: StoryGraph,
  state: TurnState,
  text: string,
  rankChoices: RankChoices,
): number | undefined {
  if (isDenial(text)) return undefined
  const choices = graph.node(state.node).choices.map((choice) => choice.text)
  const [best] = rankChoices(text, choices).toSorted((a, b) => b.score - a.score)
  return best?.index
}
