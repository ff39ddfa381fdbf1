import { plainText } from '@kathasagar/api/rules'
import type { HintTopic } from '@kathasagar/api/contract/vocabulary'

import { sameSign } from '../words/stem.ts'
import { ENGLISH_AROUND, ENGLISH_OUTSIDE } from './outsideEnglish.ts'
import { HINDI_OUTSIDE, OTHER_OUTSIDE } from './outsideIndic.ts'

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
  ...[...HINDI_OUTSIDE, ...OTHER_OUTSIDE].map(
    ([topic, pattern]) => [topic, whole(` (?:${sameSign(pattern)})`, HINDI_AROUND)] as const,
  ),
]

/** What a player asks outside of the story, if the whole text is no more than that. */
export function topicIn(text: string): HintTopic | null {
  const plain = sameSign(plainText(text))
  if (plain.split(' ').length > LONGEST) return null
  return RULES.find(([, rule]) => rule.test(` ${plain}`))?.[0] ?? null
}
