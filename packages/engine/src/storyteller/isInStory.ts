import type { StoryGraph } from '@kathasagar/story'

import { contentOf } from '../hearing/intent/contentOf.ts'
import { isMentioned, wordsTold } from '../words/heardWords.ts'

/** Whether a story tells anywhere of something that words name; so it does where they name nothing. */
export function isInStory(graph: StoryGraph, words: string): boolean {
  const named = contentOf(words).filter(({ word }) => /\p{L}/u.test(word))
  if (named.length === 0) return true
  const isIn = (text: string) => named.some((one) => isMentioned(one, wordsTold(text)))
  const known = [...Object.values(graph.cast), ...Object.values(graph.things)]
  const names = known.flatMap(({ name, aliases = [] }) => [name, ...aliases])
  return isIn(names.join(' ')) || graph.names.some((name) => isIn(toldIn(graph, name)))
}

function toldIn(graph: StoryGraph, name: string): string {
  const { text, details = [], reactions = [] } = graph.node(name)
  return [text, ...details, ...reactions.flatMap((one) => one.about ?? [])].join(' ')
}
