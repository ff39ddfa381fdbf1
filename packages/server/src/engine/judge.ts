import { advance, follow, immersionOf, nextStay, ownCourse } from './director.ts'
import { plainText } from './plainWords.ts'
import { commandIn, ordinalIn } from './playerWords.ts'
import type { RankChoices } from './rankByWords.ts'
import type { AskedAction, Refusal, Ruling } from './ruling.ts'
import { sceneFor } from './sceneFor.ts'
import type { StoryGraph } from './storyGraph.ts'
import type { Offer, TurnState } from './turnState.ts'
import { isDenial } from './words/denial.ts'
import { isAsking, isOnlyQuestion, isRequest } from './words/question.ts'

export interface Case {
  graph: StoryGraph
  state: TurnState
  action: AskedAction
  rankChoices: RankChoices
}

/** How much of the words a choice must answer, and by how much it must lead the next one. */
const CLEAR_SCORE = 0.44
const CLEAR_LEAD = 0.15

/**
 * Settles what an action means before any prose is written. An ending closes the session for
 * everything that would go on; a picture of it may still be drawn.
 */
export function judge({ graph, state, action, rankChoices }: Case): Ruling | Refusal {
  if (action.type === 'show') return { kind: 'show', scene: sceneFor(graph, state) }
  if (graph.isEnding(state.node)) return { code: 'session_finished' }
  if (action.type === 'immerse') return immersionOf(graph, state)
  if (action.type === 'custom_action') return judgeWords(graph, state, action.text, rankChoices)
  if (action.selected_choice === undefined) {
    return advance(graph, state, ownCourse(graph, state), 'continue')
  }

  const offer = named(state.offers, action.selected_choice)
  return offer ? follow(graph, state, offer.path, 'choice') : { code: 'choice_not_offered' }
}

function judgeWords(
  graph: StoryGraph,
  state: TurnState,
  text: string,
  rankChoices: RankChoices,
): Ruling {
  const open = openOffers(graph, state)
  const command = commandIn(text)
  const picked = named(open, text) ?? counted(state.offers, text)
  const meant = picked ?? (command ? quoting(open, text) : answering(open, text, rankChoices))
  if (meant) return follow(graph, state, meant.path, 'words')

  if (command === 'immerse') return immersionOf(graph, state)
  if (command === 'show' || command === 'undo') return { kind: 'point', at: command }
  const course = ownCourse(graph, state)
  if (command === 'continue') return advance(graph, state, course, 'continue')

  const stay = nextStay(graph, state)
  if (stay !== null) return { kind: 'detour', words: text, ...stay }
  return advance(graph, state, nearest(graph, state, text, rankChoices) ?? course, 'bridge')
}

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
