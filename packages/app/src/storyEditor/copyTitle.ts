import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { fill } from '@kathasagar/ui'

/** The title of a copy: of one that is too long for the words around it, the end goes. */
export function copyTitle(title: string, words: string): string {
  const around = [...fill(words, { title: '' })].length
  const kept = [...title].slice(0, STORY_LIMITS.titleMax - around)
  return fill(words, { title: kept.join('').trimEnd() })
}
