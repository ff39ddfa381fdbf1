import { memoize } from '@kathasagar/story'

const WORDS_REMEMBERED = 8192

/** Latin letters that people type for Devanagari, without aspiration and vowel length. */
const CONSONANTS = signs(
  `क k ख k ग g घ g ङ n च c छ c ज j झ j ञ n ट t ठ t ड d ढ d ण n त t थ t द d ध d न n प p फ f ब b भ b म m य y
  र r ल l व v श s ष s स s ह h ळ l`,
)
const VOWELS = signs(
  `अ a आ a इ i ई i उ u ऊ u ए e ऐ ai ओ o औ au ऋ ri ऑ o ा a ि i ी i ु u ू u े e ै ai ो o ौ au ृ ri ॅ e ॉ o`,
)

function signs(pairs: string): Readonly<Record<string, string>> {
  const all = pairs.split(/\s+/u)
  return Object.fromEntries(
    all.flatMap((sign, i) => (i % 2 === 0 ? [[sign, all[i + 1] ?? '']] : [])),
  )
}

const HALANT = '्'
const NASALS = new Set(['ं', 'ँ'])

/** Inherent vowel of a consonant, often silent. */
const SCHWA = 'ə'

function romanise(word: string): string {
  const signs = [...word.normalize('NFD').replaceAll('\u093c', '').normalize('NFC')]
  const spoken = signs.map((sign, i) => {
    const next = signs[i + 1] ?? ''
    if (sign in CONSONANTS) {
      const hasOwnVowel = next === HALANT || (next in VOWELS && !/\p{L}/u.test(next))
      return `${CONSONANTS[sign]}${hasOwnVowel ? '' : SCHWA}`
    }
    return VOWELS[sign] ?? (NASALS.has(sign) && i < signs.length - 1 ? 'n' : '')
  })
  return withoutMuteVowels(spoken.join('').replace(/(?<=[^aeiouə])ə$/u, ''))
}

/** Removes silent inherent vowels, from the end backwards: "laut(a)kar". */
function withoutMuteVowels(spoken: string): string {
  const isMute = (i: number, rest: string) =>
    /[aeiouə][^aeiouə]$/u.test(spoken.slice(0, i)) && /^[^aeiouə][aeiouə]/u.test(rest)
  let rest = ''
  for (let i = spoken.length - 1; i >= 0; i -= 1) {
    const sign = spoken.charAt(i)
    if (sign !== SCHWA) rest = sign + rest
    else if (!isMute(i, rest)) rest = `a${rest}`
  }
  return rest
}

function plainRoman(word: string): string {
  return word
    .replace(/a{2,}/gu, 'a')
    .replace(/ehe|eha/gu, 'aha')
    .replace(/ei/gu, 'ai')
    .replace(/ou/gu, 'au')
    .replace(/ee+|ii+/gu, 'i')
    .replace(/oo+|uu+/gu, 'u')
    .replace(/ph/gu, 'f')
    .replace(/ch+/gu, 'c')
    .replace(/sh/gu, 's')
    .replace(/(?<=[kgjtdbc])h/gu, '')
    .replace(/w/gu, 'v')
    .replace(/z/gu, 'j')
    .replace(/q/gu, 'k')
    .replace(/(?<=[aeiou]{2})n$/u, '')
}

function romanOf(word: string): string {
  const isDevanagari = /\p{Script=Devanagari}/u.test(word)
  const roman = isDevanagari ? romanise(word) : plainRoman(word)
  return roman.replace(/(?<=[ou])v(?=[aeiou])/gu, '')
}

/** Returns the sound of a Hindi word in either script. Includes endings: "आग" and "आगे" differ. */
export const soundOf = (word: string): string =>
  plainVowels(romanOf(word))
    .replace(/iye$/u, 'ie')
    .replace(/(?<=[aeiou])n$/u, '')

/** Verb and noun endings, with the minimum number of letters before them. */
const ENDINGS: readonly [RegExp, number][] = [
  [
    /(?:kar|karke|unga|ungi|onga|ongi|enga|enge|engi|ega|egi|oge|ogi|iye|ie|iyo|iyon|iyan|iya)$/u,
    2,
  ],
  [/(?:na|ne|ni|ta|te|ti)$/u, 2],
  [/(?:on|en|yi|ye|ya|au|un|o|u|i|e)$/u, 2],
]

/** Words that only seem to have an ending. */
const WHOLE = new Set(
  'diya pani rani nani mana citi citti pita mata sona gati roti moti beti bata hata mita lota lauta'.split(
    ' ',
  ),
)

/**
 * Returns the possible sounds of a Hindi word without endings, so that "खोलता", "kholo" and "khol"
 * match. A word in -e may come from one in -a, and -n may be a nasal vowel.
 */
export const phoneticKeysOf = memoize((word: string): readonly string[] => {
  const roman = romanOf(word)
  if (WHOLE.has(roman)) return [roman]
  const bent = /^(.{2,})(?:e|on)$/u.exec(roman)?.[1]
  const nasal = /^(.{3,}[aeiou])n$/u.exec(roman)?.[1]
  // "Kholkr" is a hasty spelling of "kholkar".
  const hasty = /^(.{2,})kr$/u.exec(roman)?.[1]
  return [
    withoutEndings(roman),
    ...(hasty === undefined ? [] : [withoutEndings(hasty)]),
    ...(bent === undefined ? [] : [`${bent}a`]),
    ...(nasal === undefined ? [] : [nasal]),
  ].map(blurred)
}, WORDS_REMEMBERED)

function withoutEndings(roman: string): string {
  return ENDINGS.reduce((rest, [ending, least]) => {
    if (WHOLE.has(rest)) return rest
    const cut = rest.replace(ending, '')
    return cut.length >= least ? cut : rest
  }, roman)
}

const plainVowels = (roman: string): string => roman.replace(/ai/gu, 'e').replace(/au/gu, 'o')

/** Removes short vowels from words with many consonants, because their spelling varies. */
function blurred(stem: string): string {
  const plain = plainVowels(stem).replace(/eh/gu, 'ah').replace(/(.)\1/gu, '$1')
  const isLong = plain.replace(/[aeiou]/gu, '').length >= 3
  return isLong ? plain.charAt(0) + plain.slice(1).replaceAll('a', '') : plain
}
