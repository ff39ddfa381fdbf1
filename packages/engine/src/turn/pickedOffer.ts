import { plainText, type Choice, type StoryGraph } from '@kathasagar/story'

import { answerIn } from '../understanding/answerIn.ts'
import { foreseenIn } from '../understanding/candidates.ts'
import { ordinalIn } from '../text/playerWords.ts'
import { offersIn, worldOf } from '../world/playWorld.ts'
import type { Offer, TurnState } from '../world/turnState.ts'

export type PickedBy = 'text' | 'number' | 'also' | 'answer'

export interface PickedOffer {
  offer: Offer
  by: PickedBy
}

/** Returns the offer that the words name exactly: by label, number, other label or riddle. */
export function pickedOffer(
  graph: StoryGraph,
  state: TurnState,
  text: string,
): PickedOffer | undefined {
  const picked = pickedBy(graph, state, text)
  const isLoose = picked?.by === 'number' || picked?.by === 'answer'
  if (!isLoose || !/\p{L}/u.test(text)) return picked
  const said = { graph, world: worldOf(graph, state), node: state.node, text }
  return foreseenIn(said) === null ? picked : undefined
}

function pickedBy(graph: StoryGraph, state: TurnState, text: string): PickedOffer | undefined {
  const open = openOffers(graph, state)
  const written = named(open, text)
  if (written) return { offer: written, by: 'text' }
  const pointedAt = counted(state.offers, text)
  if (pointedAt) return { offer: pointedAt, by: 'number' }
  for (const offer of open) {
    const by = saidBy(graph, state, offer, text)
    if (by) return { offer, by }
  }
  return undefined
}

function saidBy(
  graph: StoryGraph,
  { node }: TurnState,
  { path }: Offer,
  text: string,
): PickedBy | null {
  const choice = path.kind === 'choice' ? graph.node(node).choices[path.index] : undefined
  if (choice !== undefined && alsoOf(choice).has(plainText(text))) return 'also'
  return answerIn(text, choice?.answers ?? []) ? 'answer' : null
}

const known = new WeakMap<Choice, ReadonlySet<string>>()

function alsoOf(choice: Choice): ReadonlySet<string> {
  const also = known.get(choice) ?? new Set((choice.also ?? []).map(plainText))
  known.set(choice, also)
  return also
}

/** Returns the offered choices, then the other open choices of the scene. */
export function openOffers(graph: StoryGraph, state: TurnState): readonly Offer[] {
  const offered = new Set(
    state.offers.map(({ path }) => (path.kind === 'choice' ? path.index : undefined)),
  )
  const others = offersIn(graph, worldOf(graph, state), state.node).filter(
    ({ path }) => path.kind === 'choice' && !offered.has(path.index),
  )
  return [...state.offers, ...others]
}

export function named<T extends { text: string }>(
  offers: readonly T[],
  text: string,
): T | undefined {
  const plain = plainText(text)
  return offers.find((offer) => plainText(offer.text) === plain)
}

/** Returns the only offer whose label has the words: "show" is no command with "Show the ring". */
export function quoting(offers: readonly Offer[], text: string): Offer | undefined {
  const holding = offers.filter((offer) =>
    ` ${plainText(offer.text)} `.includes(` ${plainText(text)} `),
  )
  return holding.length === 1 ? holding[0] : undefined
}

function counted(offers: readonly Offer[], text: string): Offer | undefined {
  const index = ordinalIn(text, offers.length)
  return index === null ? undefined : offers[index]
}
