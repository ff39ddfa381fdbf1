import type { StoryGraph } from '@kathasagar/story'

import { keywordsOf, isMentioned, searchTermsOf } from '../text/keywordsOf.ts'
import { intentOf } from './intent/intentOf.ts'
import { isModernWord } from './intent/isModernWord.ts'

/** Returns true if the words name something modern that the story never mentions. */
export function isAnachronism(graph: StoryGraph, words: string): boolean {
  if (intentOf(words).intent !== 'later') return false
  const named = keywordsOf(words).filter(isModernWord)
  return !graph.names.some((name) => {
    const told = searchTermsOf(graph.node(name).text)
    return named.some((word) => isMentioned(word, told))
  })
}
