import { plainText, type StoryGraph } from '@kathasagar/api/rules'

import { stemOf } from '../../words/stem.ts'

/** A story tells the same as long as its version is open. */
const known = new WeakMap<StoryGraph, ReadonlySet<string>>()

/** The stems of all words of a story's texts and choices. */
export function wordsOfStory(graph: StoryGraph): ReadonlySet<string> {
  const words =
    known.get(graph) ??
    new Set(
      graph.names.flatMap((name) => {
        const { text, choices } = graph.node(name)
        const told = plainText([text, ...choices.map((choice) => choice.text)].join(' '))
        return [...new Set(told.split(' '))].map(stemOf)
      }),
    )
  known.set(graph, words)
  return words
}
