/** Letters of other scripts that look like Latin ones. Excludes the scripts that stories use. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'вЬьβ',
  c: 'сϲ',
  d: 'ԁɗ',
  e: 'еєεҽ',
  g: 'ɡԍ',
  h: 'нһ',
  i: 'іιıɪї',
  j: 'јʝ',
  k: 'кκ',
  l: 'ӏⅼ',
  m: 'мμ',
  n: 'пηɴ',
  o: 'оοσө',
  p: 'рρ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υцʋ',
  v: 'νѵ',
  w: 'шωԝ',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢ',
}

/** Characters that represent a letter if they are next to a letter. */
const SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '+': 't',
  '€': 'e',
  '£': 'l',
}

const LATIN_OF = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) =>
    Array.from(others, (other): [string, string] => [other, latin]),
  ),
)

const ANY_LOOKALIKE = new RegExp(`[${[...LATIN_OF.keys()].join('')}]`, 'gu')

/** Returns the text in lower case, with lookalikes as Latin letters. */
export function clean(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cc}]/gu, (sign) => (/\s/u.test(sign) ? ' ' : ''))
    .toLowerCase()
  return bare.replace(ANY_LOOKALIKE, (sign) => LATIN_OF.get(sign) ?? sign)
}

const NUMBER_WITH_UNIT = /^\d+(?:st|nd|rd|th|yo|yrs?|years?|sa+l|[dmkx]|km|am|pm)?$/u

export const withoutLeet = (text: string): string =>
  text.replace(/[\p{L}\p{M}\d@$!|+€£]+/gu, (word) => {
    if (!/[\d@$!|+€£]/u.test(word) || !/\p{L}/u.test(word) || NUMBER_WITH_UNIT.test(word))
      return word
    const end = /(?<![!|+])[!|+]*$/u.exec(word)?.[0] ?? ''
    const core = word.slice(0, word.length - end.length)
    return core.replace(/[\d@$!|+€£]/gu, (sign) => SIGNS[sign] ?? sign) + end
  })
