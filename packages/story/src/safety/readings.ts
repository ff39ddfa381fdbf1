import { memoize } from '../text/memoize.ts'
import { latinOf } from './devanagari.ts'
import { apartFromHindi } from './english.ts'
import { clean, withoutLeet } from './lookalikes.ts'
import { inKnownWords, unmasked, withoutSlip } from './mended.ts'
import { soundOf, writtenOut } from './soundOf.ts'

/** One letter with its signs; in Devanagari one syllable. */
const LETTER = String.raw`[\p{L}\d@$!*](?:\u094d\p{L}|\p{M})*`
const GAP = String.raw`(?: |[ ]?[._\-~*|/·•,+]{1,2}[ ]?)`
const SPELLED_OUT = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}]['’]?)(?:${LETTER}${GAP}){1,99}${LETTER}(?![\p{L}\p{M}\p{N}])(?:\.(?= \p{L}))?`,
  'gu',
)
const GAPS = /[\s._\-~|/·•,+]+/gu

/** A sentence's end stays as a sign of its own, so that no phrase runs across it. */
const inWords = (text: string): string =>
  ` ${text
    .replace(/['’‘`"]/gu, '')
    .replace(/(?<![.!?;।۔؟])[.!?;।۔؟]+(?=\s|$)|[\n]+/gu, ' . ')
    .replace(/[^\p{L}\p{M}\p{N}.*]+|\.(?=[^\s])/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()} . `

const heard = (text: string): string => soundOf(latinOf(inWords(text)))

const isTwoLatin = (letters: string) => /^[a-z][^\p{L}]+[a-z]$/u.test(letters)

/** Marks a stretch of letters that were drawn apart. */
const JOINED = 'ʝ'

function joined(letters: string): string {
  if (isTwoLatin(letters)) return letters
  return `${JOINED}${letters.replace(GAPS, '')}`
}

const mend = (text: string): string => {
  const together = withoutLeet(text.replace(SPELLED_OUT, joined))
    .replace(/(?<=[\p{L}\p{M}])[._\-~|^•·:]+(?=[\p{L}\p{M}])/gu, '')
    .replace(/([a-z])\1{2,}/gu, '$1')
  return heard(together).replace(/\S+/gu, (word) => {
    if (word.startsWith(JOINED)) return inKnownWords(word.slice(1))
    if (word.includes('*')) return unmasked(word)
    return withoutSlip(word)
  })
}

/** Returns the sounds of a text as it stands: one word for all its spellings, in any script of ours. */
export const soundsIn = (text: string): string =>
  writtenOut(heard(apartFromHindi(clean(text))).replaceAll('*', ''))

/** Returns the sounds of a text as it may be meant: without gaps, masks, digits and slips in words. */
export const mendedSoundsIn = (text: string): string =>
  writtenOut(mend(apartFromHindi(clean(text))))

/** The words of a turn are read by rules, and then weighed. */
const TEXTS_KEPT = 2

/**
 * Reads a text past its spelling: in any script of ours, spaced, masked, with repeated letters. First
 * as it stands, then as it may be meant.
 */
export const readingsOf = memoize(
  (text: string): readonly [string, string] => [soundsIn(text), mendedSoundsIn(text)],
  TEXTS_KEPT,
)
