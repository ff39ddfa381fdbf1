import { plainText, type Choice, type StoryGraph } from '@kathasagar/story'

import { answerIn } from '../understanding/answerIn.ts'
import { findExactReaction } from '../understanding/candidates.ts'
import { ordinalIn } from '../text/playerWords.ts'
import type { Offer, TurnState } from '../world/turnState.ts'
import type { Reading } from './reading.ts'

export type PickedBy = 'text' | 'number' | 'also' | 'answer'

export interface PickedOffer {
  offer: Offer
  by: PickedBy
}

/** Returns the choice that the input names by its label, number, alternative label or riddle answer. */
export function pickedOffer(reading: Reading): PickedOffer | undefined {
  const picked = pickedBy(reading)
  const isLoose = picked?.by === 'number' || picked?.by === 'answer'
  if (!isLoose || !/\p{L}/u.test(reading.text)) return picked
  return findExactReaction({ ...reading, node: reading.state.node }) === null ? picked : undefined
}

function pickedBy({ graph, state, text, open }: Reading): PickedOffer | undefined {
  const labelled = offerByLabel(open, text)
  if (labelled) return { offer: labelled, by: 'text' }
  const index = ordinalIn(text, state.offers.length)
  const numbered = index === null ? undefined : state.offers[index]
  if (numbered) return { offer: numbered, by: 'number' }
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

export function offerByLabel<T extends { text: string }>(
  offers: readonly T[],
  text: string,
): T | undefined {
  const plain = plainText(text)
  return offers.find((offer) => plainText(offer.text) === plain)
}

/** Returns the choice whose label contains the words, if only one does: "show" for "Show the ring". */
export function offerContaining(offers: readonly Offer[], text: string): Offer | undefined {
  const holding = offers.filter((offer) =>
    ` ${plainText(offer.text)} `.includes(` ${plainText(text)} `),
  )
  return holding.length === 1 ? holding[0] : undefined
}
