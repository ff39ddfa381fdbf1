import type { Lore } from '@kathasagar/engine/understanding/lore'
import { harmIn, memoize } from '@kathasagar/story'

import { scoreHarm } from '../harm/harmWeights.ts'
import emoji from 'unicode-emoji-json' with { type: 'json' }
import type { Weights } from '@kathasagar/engine/understanding/classifier'
import { topicsIn, type TopicLabel } from '@kathasagar/engine/understanding/topics'
import { plainWeights, readWeights } from '../classifier/readWeights.ts'

/** File of weights, written by `npm run fit -- topics`. */
export const TOPICS_FILE = new URL('../../../weights/topics.bin', import.meta.url)

const TEXTS_KEPT = 256
let known: Readonly<Record<TopicLabel, Weights>> | undefined

export const weighTopics = memoize(
  (words: string) => topicsIn(words, (known ??= readWeights(TOPICS_FILE))),
  TEXTS_KEPT,
)

export const topicWeights = () => plainWeights(TOPICS_FILE)

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Emoji categories that contain no objects. */
const NO_THINGS = new Set(['Smileys & Emotion', 'People & Body', 'Symbols', 'Flags'])
/** Matches emoji in these categories that show an object anyway. */
const A_THING = /^(?:ghost|skull|ogre|goblin|alien|robot|bomb)$/u
/** Matches words in emoji names that are no object. */
const OF_NO_THING = /\b(?:face|with|and|of|button|symbol|sign|mark)\b/gu

type Named = Readonly<Record<string, { name: string; group: string } | undefined>>
const BY_EMOJI: Named = emoji

export function emojiNames(text: string): string {
  const names = [...graphemes.segment(text)].flatMap(({ segment }) => {
    const found = BY_EMOJI[segment] ?? BY_EMOJI[`${segment}\uFE0F`]
    if (found === undefined || (NO_THINGS.has(found.group) && !A_THING.test(found.name))) return []
    return found.name.replace(OF_NO_THING, ' ').replace(/\s+/gu, ' ').trim()
  })
  return [...new Set(names)].join(' ')
}

/** Maximum probability of harm at which words are quoted. It is far below that of suspected words. */
const QUOTED = 0.1

/** Returns true if the storyteller may quote words. */
export const isQuotable = (weigh: (words: string) => { harm: number }, words: string): boolean =>
  harmIn(words, 'family') === null && weigh(words).harm < QUOTED

export const lore: Lore = {
  topics: weighTopics,
  emojiNames,
  isQuotable: (text) => isQuotable(scoreHarm, text),
}
