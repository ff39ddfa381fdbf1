import { memoize } from '@kathasagar/story'

import { isDenial } from '../../text/denial.ts'
import { isEnglish } from '../../text/isEnglish.ts'
import { isQuestion } from '../../text/question.ts'
import { keywordsOf, type Keyword } from '../../text/keywordsOf.ts'
import { ELSEWHERE, INTENTS, TURNS, type Intent } from './intents.ts'
import { isDeedLike } from './isDeedLike.ts'
import { isExclaimed } from './exclaimed.ts'
import { isModernWord } from './isModernWord.ts'
import { questionIn, type QuestionKind } from './questionIn.ts'

export interface InputIntent {
  /** Grammatical form. `signs` has no words and no known emoji. */
  form: 'question' | 'deed' | 'words' | 'signs'
  intent: Intent | null
  asks: QuestionKind | null
}

const TEXTS_KEPT = 1024

const GREETING =
  /^[^\p{L}\p{M}\p{N}]*(?:hi+|hello+|hey+|namast[ey]|hola|good (?:morning|evening))\b/iu

const SIGNS: readonly (readonly [Intent, RegExp])[] = [
  ['love', /[❤♥💕💖💗💘💙💚💛💜😍🥰😘]/u],
  ['joke', /[😂🤣😆😄😁😀😃😜😝]/u],
  ['feel', /[😭😢😞😔💔😡😠🤬]/u],
  ['fear', /[😱😨😰]/u],
  ['pray', /🙏/u],
  ['thanks', /[👍👏🙌💯]/u],
  ['rest', /[😴💤]/u],
  ['think', /[🤔🧐💭]/u],
  ['look', /[👀🔍🔎👁]/u],
  ['greet', /[👋🙋]/u],
  ['refuse', /[❌👎🙅🚫]/u],
  ['music', /[🎵🎶🎤🎻🥁💃🕺]/u],
  ['eat', /[🍛🍲🍚🍽🍞🍎🍕😋]/u],
  ['drink', /[☕🍵🥤🚰]/u],
  ['fear', /[😬😟😧😦🫣]/u],
  ['feel', /[😖😣😫😩😥😓🥺😮😯😲🤯☹🙁]/u],
  ['joke', /[🙃😅🤪😹]/u],
  ['love', /[🤗🫂🥹☺😊🙂]/u],
]

/** Returns the form and the intent of words in any supported language. */
export const intentOf = memoize((text: string): InputIntent => {
  if (!/\p{L}[\p{L}\p{M}]|\p{N}/u.test(text)) {
    const sign = SIGNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
    return { form: sign === null ? 'signs' : 'words', intent: sign, asks: null }
  }
  if (GREETING.test(text)) return { form: 'words', intent: 'greet', asks: null }
  if (isExclaimed(text)) return { form: 'words', intent: 'feel', asks: null }
  const words = keywordsOf(text)
  const turn = TURNS.find(([, pattern]) => pattern.test(text))
  const intent = turn ? turn[0] : (refusalIn(text, words) ?? intentIn(text, words))
  if (isQuestion(text)) return { form: 'question', intent, asks: questionIn(text) }
  return { form: isDeedLike(text, words) ? 'deed' : 'words', intent, asks: null }
}, TEXTS_KEPT)

const refusalIn = (text: string, words: readonly Keyword[]): Intent | null =>
  isDenial(text) &&
  !KNOWS_NOT.test(text) &&
  words.some(({ isDenied }) => isDenied) &&
  FIRST_PERSON.test(text)
    ? 'refuse'
    : null
/** Inability is no refusal: "I don't know the words", "I can't stop crying". */
const KNOWS_NOT =
  /\bi (?:can(?:['’]?t| ?not)|could(?:n['’]?t| not)) (?:even |really )?(?:stop|help|believe|wait|breathe|stand|bear|sleep|move|think|speak|feel|find|swim|decide)\b|\bi (?:(?:do|did|can|could)(?:n['’]?t| not)|cannot|never) (?:even |really )?(?:know|knew|remember|understand|understood|see|saw|hear|heard|recall|recogni[sz]e)\b|(?:नहीं|नही) (?:पता|मालूम|जानत|समझ)|nahi+n? (?:pata|malum|maloom|jaant|jant|samajh|samjh)|(?:ખબર|યાદ|જાણત[\p{L}\p{M}]+|સમજત[\p{L}\p{M}]+) નથી|(?:ಗೊತ್ತಿಲ್ಲ|ನೆನಪಿಲ್ಲ|ಅರ್ಥವಾಗ|ತಿಳಿಯ)|(?:അറിയില്ല|ഓർമ്മയില്ല|മനസ്സിലായില്ല)|نہیں (?:پتا|پتہ|معلوم|جانت|سمجھ)|(?:پتا|پتہ|معلوم|یاد) نہیں/iu
const FIRST_PERSON =
  /(?:\b(?:i|we)\b|\b(?:main|mai)\b|(?<!\p{L})(?:मैं|मी|আমি|நான்|నేను|હું|ನಾನು|ഞാൻ|میں))/iu

/** Returns the first intent in the text. Words of Indian languages come before English ones. */
function intentIn(text: string, words: readonly Keyword[]): Intent | null {
  // A telephone in an old tale is answered as missing, regardless of the act.
  if (words.some(isModernWord)) return 'later'
  const meant = words.filter(({ isDenied }) => !isDenied)
  for (const { word } of isEnglish(text) ? [] : meant) {
    const named = ELSEWHERE.find(([, it]) => it.test(word))
    if (named) return named[0]
  }
  for (const { stem } of meant) {
    const found = stem === null ? undefined : INTENTS.find(([, stems]) => stems.has(stem))
    if (found) return found[0]
  }
  return null
}
