import { tokenize } from '@kathasagar/story'

import { normalizedWords, sameSign } from './stem.ts'

/** English words that negate the words after them. */
const TURNING = new Set(
  `not never dont don't doesnt didnt wont won't cant cannot wouldnt couldnt shouldnt isnt aint refuse refusing
  none neither nor`.split(/\s+/u),
)
/** Words that negate only the next word: "no number". */
const TURNING_ONE = new Set('no without बिना bina'.split(' '))
/** Words of Indian languages that negate the words before and after them. */
const TURNING_ALL = new Set(
  tokenize(
    `नहीं नही मत ना न nahi nahin nahii nhi nai mat na नाही नको नका नये না নয় নেই নি இல்லை வேண்டாம் மாட்டேன்
    மாட்டோம் கூடாது వద్దు లేదు కాదు లేను కూడదు નહીં નહિ નહી ના ન નથી ಇಲ್ಲ ಬೇಡ ಬೇಡಿ ಅಲ್ಲ ಬಾರದು ಕೂಡದು ಆಗಲ್ಲ ಆಗುವುದಿಲ್ಲ ಮಾಡಲ್ಲ ಹೋಗಲ್ಲ
    ഇല്ല വേണ്ട അല്ല അരുത് പറ്റില്ല വയ്യ نہیں نہ مت نا नकोस नाहीस नाहीत नाहीये नयेत illa illai ille alla beda bedi bedappa venda vendaa
    vendam vendaam aruthu vaddu voddu ledu lenu nathi nako nakos nay nahit nahis nahiye noy`,
  ).map(sameSign),
)

/** Verb endings that negate, in South Indian languages and Bengali. */
const ENDINGS = [
  /(?:ವುದಿಲ್ಲ|ೋದಿಲ್ಲ|ಲಿಲ್ಲ|[ರಗಡ]ಲ್ಲ|ಬೇಡ|ಬೇಡಿ|ಲಾರೆ|ಬಾರದು|ಕೂಡದು|[\p{L}\p{M}]{2}ില്ല|രുത്)$/u,
  /(?:[\p{L}\p{M}]{2}ாதே|ாதீங்க|ாதீர்கள்|மாட்டேன்|மாட்டான்|மாட்டாள்|மாட்டோம்|மாட்டார்கள்|முடியாது|வில்லை)$/u,
  /(?:ొద్దు|వద్దు|లేదు|లేను|లేరు|కూడదు)$/u,
  // Latin spellings: Kannada, Tamil, Telugu, Malayalam, Bengali.
  /^(?!vanilla$|gorilla$|guerrilla$|tortilla$|flotilla$)[a-z]+[bdgklnrty][aio]lla$/u,
  /[a-z]{2}bed(?:a|i|appa)$|ba{1,2}r(?:a?d|th)h?u$|k(?:oo|u)d[ah]{1,2}[dt]h?u$/u,
  /ma{1,2}t{1,2}(?:en|a{1,2}n|o{1,2}m|a{1,2}l|aanga)$|[a-z]{3}(?:aadha|a{1,2}dh(?:ey?|eenga|inga))$/u,
  /mudiya{1,2}(?:dh|th)u$|(?:[dr]iy|ll)ala$|[a-z]{2}le[dnmr]u$|(?:v[ao]|[a-z][rykl]o)ddu$|koku$|akandi$/u,
  /arut{1,2}h[ue]$|[a-z]{2}(?:kk|y|d)[ae]nda$|[a-z]{2}(?:kk|[ai]y)alle$|koola$/u,
  /[a-z]bona$|^(?:kha|ja|kor|dekh|bol|par|shun|jan)ini$/u,
]
const endsInDenial = (word: string) => ENDINGS.some((ending) => ending.test(word))
const turnsAll = (word: string) => TURNING_ALL.has(word) || endsInDenial(word)

const DENIALS = new Set([...TURNING, ...TURNING_ONE, ...TURNING_ALL])

const BETWEEN = /[,.;:!?।۔؟،…\n]+|\s(?:but|lekin|magar|balki|लेकिन|मगर|बल्कि|لیکن|مگر|بلکہ)\s/iu

export interface NegatableWord {
  word: string
  isDenied: boolean
}

export function wordsWithDenials(text: string): NegatableWord[] {
  return text.split(BETWEEN).flatMap((part) => withDenials(normalizedWords(part)))
}

/** Words after which "mat" is the English noun. */
const BEFORE_THING = new Set('a the this that my your his her'.split(' '))
const isThing = (words: readonly string[], i: number) =>
  words[i] === 'mat' && BEFORE_THING.has(words[i - 1] ?? '')

function withDenials(words: readonly string[]): NegatableWord[] {
  // A final "na" only adds a plea: "Come on, na".
  const isTurned = words.some(
    (word, i) =>
      turnsAll(word) &&
      !isThing(words, i) &&
      !(/^(?:na|ना)$/u.test(word) && i > 0 && i === words.length - 1),
  )
  const from = words.findIndex((word) => TURNING.has(word))
  return words
    .map((word, i) => ({
      word,
      isDenied:
        isTurned ||
        (from >= 0 && i > from) ||
        TURNING_ONE.has(words[BEFORE_THING.has(words[i - 1] ?? '') ? i - 2 : i - 1] ?? ''),
    }))
    .filter(({ word }) => !DENIALS.has(word) || word.startsWith('refus'))
}

export function isDenial(text: string): boolean {
  return normalizedWords(withoutPlea(text)).some((word) => DENIALS.has(word) || endsInDenial(word))
}

/** Words in "-o" that are not verbs. After them "na" negates: "usko na maro". */
const NO_VERB =
  'to|jo|wo|vo|dono|(?:mujh|tujh|us|is|un|in|tum|hum|ham|aap|kis|jis|sab|khud)?ko|तो|जो|वो|दोनो|(?:मुझ|तुझ|उस|इस|उन|इन|तुम|हम|आप|किस|जिस|सब|खुद|ख़ुद)?को'
/** Matches "na" after a verb, which is a plea: "Chalo na", "do na hume". */
const PLEA = new RegExp(
  String.raw`(?<![\p{L}\p{M}])((?!(?:${NO_VERB}|[a-z]+bo)\s)[\p{L}\p{M}]{0,20}(?:o|ओ|ो)|h(?:ai|ain|oon|un|u)|है|हैं|हूँ|हूं)\s+(?:na|ना)(?![\p{L}\p{M}])`,
  'giu',
)
const withoutPlea = (text: string) => text.replaceAll(PLEA, '$1')
