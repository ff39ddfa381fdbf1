import type { StoryGraph } from '@kathasagar/api/rules'

import type { Offer, TurnState } from '../turn/turnState.ts'
import type { Candidate } from './rankMeant.ts'

/** Offers as they can be meant: by the author's words, other ways to say it, and what comes of it. */
export const candidatesOf = (
  graph: StoryGraph,
  { node }: Pick<TurnState, 'node'>,
  offers: readonly Offer[],
): Candidate[] =>
  offers.map(({ text, path }) => {
    const choice = path.kind === 'choice' ? graph.node(node).choices[path.index] : undefined
    if (choice === undefined) return { phrases: [text], beyond: '' }
    const { title = '', text: told } = graph.node(choice.target)
    return { phrases: [choice.text, ...(choice.also ?? [])], beyond: `${title} ${told}` }
  })
