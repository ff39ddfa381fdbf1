import { plainText, type StoryGraph } from '@kathasagar/api/rules'

import { isWorldly, worldlyWords } from './intent/worldly.ts'

/** A story tells the same as long as its version is open. */
const known = new WeakMap<StoryGraph, ReadonlySet<string>>()

/** All words of a story's texts and choices. */
function wordsOfStory(graph: StoryGraph): ReadonlySet<string> {
  const words =
    known.get(graph) ??
    new Set(
      graph.names.flatMap((name) => {
        const { text, choices } = graph.node(name)
        return plainText([text, ...choices.map((choice) => choice.text)].join(' ')).split(' ')
      }),
    )
  known.set(graph, words)
  return words
}

/** Whether words are about their reader's own life, or the world outside, of which the story tells nothing. */
export function isOfTheWorld(graph: StoryGraph, text: string): boolean {
  if (isWorldly(text)) return true
  const named = worldlyWords(text)
  return named.length > 0 && named.every((word) => !wordsOfStory(graph).has(plainText(word)))
}
