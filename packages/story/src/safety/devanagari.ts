import { memoize } from '../text/memoize.ts'

const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'k',
  ग: 'g',
  घ: 'g',
  ङ: 'n',
  च: 'ç',
  छ: 'ç',
  ज: 'j',
  झ: 'j',
  ञ: 'n',
  ट: 't',
  ठ: 't',
  ड: 'd',
  ढ: 'd',
  ण: 'n',
  त: 't',
  थ: 't',
  द: 'd',
  ध: 'd',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'b',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 's',
  ष: 's',
  स: 's',
  ह: 'h',
}
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'e',
  ओ: 'o',
  औ: 'o',
  ऑ: 'o',
  ऍ: 'e',
}
const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'e',
  'ो': 'o',
  'ौ': 'o',
  'ॉ': 'o',
  'ॅ': 'e',
}
const VIRAMA = '\u094d'
const NUKTA = '\u093c'
/** Inherent vowel of a consonant. */
const SCHWA = 'ə'

/** Adds the inherent vowel to each bare consonant. */
function spelled(word: string): string {
  const signs = Array.from(word.replaceAll(NUKTA, ''))
  return signs
    .map((sign, at) => {
      const consonant = CONSONANTS[sign]
      if (consonant !== undefined) {
        const next = signs[at + 1] ?? ''
        return next === VIRAMA || next in VOWEL_SIGNS ? consonant : consonant + SCHWA
      }
      if (sign === '\u0902' || sign === '\u0901') return 'n'
      if (sign === VIRAMA || sign === '\u0903') return ''
      return VOWELS[sign] ?? VOWEL_SIGNS[sign] ?? sign
    })
    .join('')
}

const isVowel = (sign: string | undefined) => sign !== undefined && 'aeiouə'.includes(sign)
const isConsonant = (sign: string | undefined) => /^[a-zç]$/u.test(sign ?? '') && !isVowel(sign)

/** Deletes schwas that are not pronounced, from the end of the word. */
function spoken(word: string): string {
  const signs = Array.from(word)
  if (signs.at(-1) === SCHWA && signs.filter(isVowel).length > 1) signs.pop()
  for (let at = signs.length - 2; at > 1; at -= 1) {
    const isBetween = isVowel(signs[at - 2]) && isConsonant(signs[at - 1])
    const goesOn = isConsonant(signs[at + 1]) && isVowel(signs[at + 2])
    if (signs[at] === SCHWA && isBetween && goesOn) signs.splice(at, 1)
  }
  return signs.join('').replaceAll(SCHWA, 'a').replaceAll('ç', 'ch')
}

const CACHE_SIZE = 8192
const latinWord = memoize((word: string) => spoken(spelled(word)), CACHE_SIZE)

/** Transliterates Hindi in Devanagari to the Latin letters that `soundOf` expects. */
export const latinOf = (text: string): string =>
  text
    .replace(/[०-९]/gu, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
    .replace(/[\u0900-\u0963]+/gu, latinWord)
