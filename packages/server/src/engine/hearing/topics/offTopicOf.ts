import { own, wordsOf, type StoryGraph } from '@kathasagar/api/rules'

import { isForeignTo } from '../foreignTo.ts'
import type { Lore } from '../lore.ts'
import type { OffTopic } from './topicsIn.ts'

/** What words are about that are not of the story. */
export interface OffTopicMeant {
  kind: OffTopic
  /** Nothing else can be meant; else only where nothing else plainly is. */
  isSure: boolean
}

/** From here on it is told: of words that mean a choice 1 in 25 are as likely. */
const LIKELY: Readonly<Record<OffTopic, number>> = { world: 0.2, wonder: 0.28 }
/** From here on nothing else can be meant: of words that mean a choice 1 in 200 is as likely. */
const SURE: Readonly<Record<OffTopic, number>> = { world: 0.45, wonder: 0.7 }

/** Whether a story has a line for what is not of it. */
const hasLineOff = ({ replies }: StoryGraph, kind: OffTopic): boolean =>
  (own(replies, kind === 'world' ? 'world' : 'magic') ?? []).length > 0

/** What of the two kinds words are, in a story that has lines for it; null where they are of the story. */
export function offTopicOf(graph: StoryGraph, text: string, lore: Lore): OffTopicMeant | null {
  const chances = lore.topics(text)
  const kind = chances.world >= chances.wonder ? 'world' : 'wonder'
  // Of another language that is told, whatever they are about.
  if (kind === 'world' && isForeignTo(graph, text)) return null
  if (!hasLineOff(graph, kind) || chances[kind] < LIKELY[kind]) return null
  // One word alone may name anything of a story.
  return { kind, isSure: wordsOf(text).length > 1 && chances[kind] >= SURE[kind] }
}
