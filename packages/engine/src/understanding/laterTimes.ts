import type { StoryGraph } from '@kathasagar/story'

import { heardWords, isMentioned, wordsTold } from '../text/heardWords.ts'
import { intentOf } from './intent/intentOf.ts'
import { isLater } from './intent/isLater.ts'

/** Returns true if the words name something modern that the story never mentions. */
export function isOfLaterTimes(graph: StoryGraph, words: string): boolean {
  if (intentOf(words).intent !== 'later') return false
  const named = heardWords(words).filter(isLater)
  return !graph.names.some((name) => {
    const told = wordsTold(graph.node(name).text)
    return named.some((word) => isMentioned(word, told))
  })
}
