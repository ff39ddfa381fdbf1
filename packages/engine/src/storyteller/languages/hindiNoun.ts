import { wordsOf } from '@kathasagar/story'

import { sameSign } from '../../words/stem.ts'

/** A postposition marks the noun before it. */
const POSTPOSITION = /^(?:को|का|की|के|से|में|पर|तक|ने|वाला|वाली|वाले)$/u
const TOKENS = /[\p{Script=Devanagari}]+/gu

/** Hindi in its own script: the word before a postposition, as it was written. */
export function hindiNoun(words: string, word: string): string | null {
  const tokens = words.match(TOKENS) ?? []
  const isMeant = (token: string, i: number) =>
    wordsOf(token).map(sameSign).join('') === word && POSTPOSITION.test(tokens[i + 1] ?? '')
  return tokens.find(isMeant) ?? null
}
