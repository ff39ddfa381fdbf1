import type { Choice, StoryGraph } from '@kathasagar/api/rules'

import type { Offer, TurnState } from '../turn/turnState.ts'
import type { Candidate } from './rankMeant.ts'

/** A choice says the same as long as its version of the story is open. */
const known = new WeakMap<Choice, Candidate>()

/** Offers as they can be meant: by the author's words, other ways to say it, and what comes of it. */
export const candidatesOf = (
  graph: StoryGraph,
  { node }: Pick<TurnState, 'node'>,
  offers: readonly Offer[],
): Candidate[] =>
  offers.map(({ text, path }) => {
    const choice = path.kind === 'choice' ? graph.node(node).choices[path.index] : undefined
    if (choice === undefined) return { phrases: [text], beyond: '' }
    const candidate = known.get(choice) ?? candidateOf(graph, choice)
    known.set(choice, candidate)
    return candidate
  })

function candidateOf(graph: StoryGraph, choice: Choice): Candidate {
  const { title = '', text: told } = graph.node(choice.target)
  return { phrases: [choice.text, ...(choice.also ?? [])], beyond: `${title} ${told}` }
}
