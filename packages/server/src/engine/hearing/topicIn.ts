import { plainText } from '@kathasagar/api/rules'
import type { HintTopic } from '@kathasagar/api/contract/vocabulary'

import { sameSign } from '../words/stem.ts'
import { ANYWHERE_OUTSIDE } from './outsideAnywhere.ts'
import { ENGLISH_AROUND, ENGLISH_OUTSIDE } from './outsideEnglish.ts'
import { HINDI_OUTSIDE, OTHER_OUTSIDE } from './outsideIndic.ts'
import { ALONE_OUTSIDE, MORE_OUTSIDE } from './outsideMore.ts'
import { SAID_ALONE, SAID_OUTSIDE } from './outsideSaid.ts'
import { SITE_OUTSIDE } from './outsideSite.ts'

/** Longer texts are told in the story, whatever words they have. */
const LONGEST = 16

const whole = (pattern: string, around = '') =>
  new RegExp(`^${around}(?:${pattern})${around}$`, 'u')

const HINDI_AROUND = sameSign(
  '(?: (?:भाई|यार|अरे|ओह|कृपया|ज़रा|प्लीज़|अब|तो|अच्छा|bhai|yaar|are|arre|arey|oye|pls|plz|please|zara|to|toh|acha|accha|um+))*',
)

const RULES: readonly (readonly [HintTopic, RegExp])[] = [
  ...ENGLISH_OUTSIDE.map(
    ([topic, pattern]) => [topic, whole(` (?:${pattern})`, `(?: ${ENGLISH_AROUND})*`)] as const,
  ),
  ...[...HINDI_OUTSIDE, ...OTHER_OUTSIDE, ...ALONE_OUTSIDE, ...SAID_ALONE].map(
    ([topic, pattern]) => [topic, whole(` (?:${sameSign(pattern)})`, HINDI_AROUND)] as const,
  ),
]

const ANYWHERE: readonly (readonly [HintTopic, RegExp])[] = [
  ...ANYWHERE_OUTSIDE,
  ...MORE_OUTSIDE,
  ...SITE_OUTSIDE,
  ...SAID_OUTSIDE,
].map(([topic, pattern]) => [topic, whole(sameSign(pattern))] as const)
/** Where one thing that is said ends and the next begins. */
const BETWEEN = /[.,;:!?।…\n]+/u

/**
 * What a player asks outside of the story: the whole text is no more than that, or one of its parts is
 * what nobody says in a story.
 */
export function topicIn(text: string): HintTopic | null {
  const plain = sameSign(plainText(text))
  if (plain.split(' ').length > LONGEST) return null
  const topic = RULES.find(([, rule]) => rule.test(` ${plain}`))?.[0]
  if (topic) return topic
  const parts = [
    ...new Set([plain, ...text.split(BETWEEN).map((part) => sameSign(plainText(part)))]),
  ]
  return ANYWHERE.find(([, rule]) => parts.some((part) => rule.test(part)))?.[0] ?? null
}
