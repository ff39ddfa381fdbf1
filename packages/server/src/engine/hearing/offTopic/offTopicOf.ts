import { own, type StoryGraph } from '@kathasagar/api/rules'

import { stemOf } from '../../words/stem.ts'
import { languageOf } from '../../words/languageOf.ts'
import { isBeyond } from '../beyond.ts'
import { isForeignTo } from '../foreignTo.ts'
import { isWorldly, worldlyWords } from '../intent/worldly.ts'
import type { Lore } from '../lore.ts'
import type { OffTopic } from './offTopicIn.ts'
import { wordsOfStory } from './wordsOfStory.ts'

/** What words are about that are not of the story. */
export interface OffTopicMeant {
  kind: OffTopic
  /** The words say it outright, and nothing else can be meant; else only where nothing else plainly is. */
  isSure: boolean
}

/**
 * From here on their signs tell it: of words of a story 1 in 25 are as likely. Of other languages than
 * English fewer lines were learnt from.
 */
const LIKELY: Readonly<Record<OffTopic, number>> = { world: 0.55, wonder: 0.47 }
const LIKELY_ELSEWHERE: Readonly<Record<OffTopic, number>> = { world: 0.6, wonder: 0.6 }
/** From here on words are surely of the world, in English: of those that mean a choice 1 in 800 is as likely. */
const SURE = 0.8

/** Whether words name the world outside, or speak as one does of one's own life. */
function isOfTheWorld(graph: StoryGraph, text: string): boolean {
  if (isWorldly(text)) return true
  const named = worldlyWords(text)
  return named.length > 0 && named.every((word) => !wordsOfStory(graph).has(stemOf(word)))
}

/** Whether a story has a line for what is not of it. */
export const hasLineOff = ({ replies }: StoryGraph, kind: OffTopic): boolean =>
  (own(replies, kind === 'world' ? 'world' : 'magic') ?? []).length > 0

/** What of the two kinds words are outright. */
export function saidOutright(graph: StoryGraph, text: string): OffTopic | null {
  if (isBeyond(graph, text)) return 'wonder'
  return isOfTheWorld(graph, text) ? 'world' : null
}

/** What of the two kinds words are, in a story that has lines for it; null where they are of the story. */
export function offTopicOf(graph: StoryGraph, text: string, lore: Lore): OffTopicMeant | null {
  const outright = saidOutright(graph, text)
  if (outright !== null) return { kind: outright, isSure: true }
  const chances = lore.offTopic(text, wordsOfStory(graph))
  const kind = chances.world >= chances.wonder ? 'world' : 'wonder'
  // Of another language that is told, whatever they are about.
  if (kind === 'world' && isForeignTo(graph, text)) return null
  const isEnglish = languageOf(text) === 'en'
  const least = isEnglish ? LIKELY : LIKELY_ELSEWHERE
  if (!hasLineOff(graph, kind) || chances[kind] < least[kind]) return null
  return { kind, isSure: kind === 'world' && isEnglish && chances.world >= SURE }
}
