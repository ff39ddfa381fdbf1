import { memoize } from '@kathasagar/story'

export const URDU = /\p{Script=Arabic}/u

/** Urdu consonants in Devanagari. Letters that sound the same in Urdu get the same consonant. */
const CONSONANTS =
  signs(`ب ब پ प ت त ٹ ट ث स ج ज چ च ح ह خ ख د द ڈ ड ذ ज ر र ڑ ड़ ز ज ژ ज س स ش श ص स ض ज
  ط त ظ ज غ ग ف फ ق क ک क گ ग ل ल م म ن न ں ं ہ ह و व ی य`)
/** Arabic letters that some keyboards produce instead of Urdu ones. */
const KEYS = signs('ي ی ى ی ك ک ه ہ ة ہ ۃ ہ ۂ ہ أ ا إ ا ٱ ا')
/** Rarely typed characters: vowel signs, tatweel, joiners. */
const SELDOM = /[\u0610-\u061a\u064b-\u0652\u0657-\u065f\u0670\u0640\u200c\u200d]/gu
/** Vowels after a consonant, and at the start of a word. */
const VOWELS = signs('ا ा آ ा و ो ی ी ے े')
const FIRST = signs('ا अ آ आ ع अ و व ی य ے ए')
const IS_VOWEL = /[اآویے]/u
/** Aspirated "p" becomes "f"; other aspiration is ignored. Letters that carry a hamza become vowels. */
const SOUNDED = signs('پھ ف ؤ و ئ ی')

function signs(pairs: string): Readonly<Record<string, string>> {
  const all = pairs.split(/\s+/u)
  return Object.fromEntries(
    all.flatMap((sign, at) => (at % 2 === 0 ? [[sign, all[at + 1] ?? '']] : [])),
  )
}

/** Returns text in the letters of an Urdu keyboard, without optional signs. */
export const plainUrdu = (text: string): string =>
  URDU.test(text)
    ? text
        .replace(SELDOM, '')
        .replace(/[يىكهةۃۂأإٱ]/gu, (sign) => KEYS[sign] ?? sign)
        .replace(/(?<![بپتٹجچدڈڑرکگلمن])ھ/gu, 'ہ')
    : text

const WORDS_KEPT = 8192
/** Returns an Urdu word in Hindi spelling, without short vowels, which Urdu does not write. */
const urduWord = memoize((written: string): string => {
  const letters = [...plainUrdu(written).replace(/پھ|[ؤئءھ]/gu, (sign) => SOUNDED[sign] ?? '')]
  return letters
    .map((letter, at) => {
      const [before, next] = [letters[at - 1], letters[at + 1] ?? '']
      if (before === undefined) return FIRST[letter] ?? CONSONANTS[letter] ?? letter
      // A vowel letter before another vowel is a consonant. A final one after a vowel is pronounced.
      const isFree = IS_VOWEL.test(before) && at > 1
      if (/[وی]/u.test(letter) && /[اآے]/u.test(next)) return CONSONANTS[letter]
      if (letter === 'ہ' && next === '' && !IS_VOWEL.test(before)) return 'ा'
      if (letter === 'ع') return ''
      const vowel = VOWELS[letter]
      if (vowel === undefined) return CONSONANTS[letter] ?? letter
      if (isFree || FIRST[before] === 'अ' || before === 'آ') return OPEN[vowel] ?? vowel
      return vowel
    })
    .join('')
}, WORDS_KEPT)
const OPEN = signs('ा आ ो ओ ी ई े ए')

const CHILLUS = signs('ൺ ण् ൻ न् ർ र् ൽ ल् ൾ ळ् ൿ क्')

/** Adjusts Telugu, Kannada and Malayalam, where every written vowel is spoken and words end in "m". */
const southern = (text: string): string =>
  text
    .replace(/(?:ന്|ൻ്?)റ/gu, 'न्ट')
    .replace(/റ്റ/gu, 'ट्ट')
    .replace(/[ൺൻർൽൾൿ]/gu, (sign) => CHILLUS[sign] ?? sign)
    .replace(/(?<=[\u0d15-\u0d39])\u0d4d(?![\p{L}\p{M}])/gu, 'ു')
    .replace(/[ంಂം](?![\p{L}\p{M}])/gu, 'म्')
    .replace(/[\u0c15-\u0c39\u0c95-\u0cb9\u0d15-\u0d39](?!\p{M})/gu, '$&ा')

/** Returns Indian scripts in Devanagari. Most of their Unicode blocks have the same layout. */
export const inDevanagari = (text: string): string =>
  southern(text)
    .replace(/[\u0980-\u0d7f]/gu, (sign) =>
      String.fromCodePoint(0x900 + ((sign.codePointAt(0) ?? 0) % 0x80)),
    )
    .replace(/[\p{Script=Arabic}\u064b-\u065f\u200c\u200d]+/gu, urduWord)

/** Vowels between consonants, which Urdu may omit. */
const INNER = /(?<=[^aeiou])[aeiou]+(?=[^aeiou])/gu

/** Returns the sounds that Urdu always writes, so that “kahan” equals “کہاں”. */
export const skeletonOf = (sounds: string): string =>
  withOneLastVowel(withoutSilentSounds(sounds))
    .replace(INNER, '')
    .replace(/n(?=[bp])/gu, 'm')

function withOneLastVowel(word: string): string {
  const vowels = word.length - word.split('').findLastIndex((sign) => !'aeiou'.includes(sign)) - 1
  return vowels > 1 ? word.slice(0, -vowels) + word.slice(-1) : word
}

const withoutSilentSounds = (sounds: string): string =>
  sounds
    .replace(/(?<=.{2}[aeiou])n$/u, '')
    .replace(/(?<=[aeiou])v(?![aeiou])/u, '')
    .replace(/(?<=.)d/gu, 'r')
    .replace(/(?<=r)h/gu, '')
    .replace(/(?<=[^aeiou])i(?=[aeo])/gu, 'y')
    .replace(/^[aeiou]+/u, 'a')
