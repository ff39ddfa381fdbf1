import { memoize, tokenize } from '@kathasagar/story'

import { meaningOf, keywordsOf } from './keywordsOf.ts'
import { normalizedWords, sameSign, stemOf } from './stem.ts'
import { isDenial } from './denial.ts'

const ENGLISH_QUESTIONS = new Set(
  tokenize('what whats who whos whom whose why where wheres when how hows which'),
)
const OPENERS = new Set(
  tokenize('and but so ok okay hey well then now wait please um oh omg god hmm sir excuse'),
)
const HINDI_QUESTIONS = new Set(
  tokenize(
    `क्या कौन क्यों कहां कब कैसे कैसा कैसी किसने किसका किसकी किसके किसको किससे किसे कितना कितनी कितने kya kaun kon kyu kyun kyon kaha
    kahan kab kaise kaisa kaisi kisne kiska kiski kiske kisko kisse kise kitna kitni kitne
    کیا کون کیوں کہاں کب کیسے کیسا کیسی کسے کتنا کتنی کتنے`,
  ).map(sameSign),
)
/** Verbs that end a Hindi question. Wishes and actions have other endings. */
const HINDI_ENDS = new Set(
  tokenize(
    'है हैं हो था थी थे हुआ हुई हुए होगा होगी hai hain h ho tha thi the hua hui hue hoga hogi ہے ہیں ہو تھا تھی تھے ہوا ہوئی ہوئے ہوگا ہوگی',
  ).map(sameSign),
)
const ADDED = new Set(
  tokenize('bhai yaar bhaiya ji re na dost भाई यार भैया जी रे ना दोस्त').map(sameSign),
)
/** "Where" typed without its nasal sign, which also means "said". */
const SAID = 'kaha'
const TOLD_TO_ME = new Set(
  tokenize('बता बताओ बताइए बताना bata batao bataao bataiye batana بتا بتاؤ بتائیے').map(sameSign),
)
const FIRST_PERSON = new Set(tokenize('हूं hu hun hoon ہوں'))
const ASKING = new Set(
  tokenize('ask question inquire wonder speak talk पूछ पूछो सवाल pucho pooch').map(stemOf),
)

/** Questions that start with a verb: "Is there sugar", "do you love me". */
const TURNED =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:is|are|was|were|am|can|could|will|would|should|shall|may|does|did)(?:n['’]?t)? (?:i|you|u|he|she|it|we|they|there|this|that|these|those|my|your|his|her|our|their|the|any|some)|(?:do|have|has|had)(?:n['’]?t)? (?:i|you|u|he|she|we|they))\b/iu

/** Questions with a verb before a name: "is Lakshman crying", "could one of them cough". */
const TURNED_NAME =
  /^[^\p{L}\p{M}\p{N}]*(?:is|are|was|were|does|did|can|could|would|should)(?:n['’]?t)? \p{L}+ \p{L}+/iu

/** Questions after a name: "Sarubai why would you go last", "Tinkari how many are you". */
const CALLED =
  /^[^\p{L}\p{M}\p{N}]*(\p{L}+)\s+(?:(?:why|how|what|who|where|when|which)\s+(?:(?:many|much|old|long|far|come|kind|sort)\b|(?:is|are|was|were|do|does|did|can|could|will|would|should|have|has|had)(?:n['’]?t)? \p{L})|(?:is|are|was|were|do|does|did|have|has|had|(?:can|could|will|would)(?! (?:you|u|i|we)\b))(?:n['’]?t)? (?:i|you|u|he|she|it|we|they|my|your|his|her|our|their|the|any|some)\b)/iu

const NO_NAME = new Set(
  tokenize(
    'see know tell ask say show look hear find guess wonder learn check watch the a my his her it he she this that they i we you there',
  ),
)

function isCalledAndAsked(text: string): boolean {
  const [, called = ''] = CALLED.exec(text) ?? []
  const name = called.toLowerCase()
  return name !== '' && !NO_NAME.has(name) && !meaningOf(name).isDeed
}

const TEXTS_KEPT = 8

export const isQuestion = memoize((text: string): boolean => {
  const words = normalizedWords(text)
  const [first = '', second = ''] = words
  return (
    /[?？؟]\s*(?:["'”’]\s*)?$/u.test(text) ||
    ENGLISH_QUESTIONS.has(first) ||
    TURNED.test(text) ||
    TURNED_NAME.test(text) ||
    isCalledAndAsked(text) ||
    (OPENERS.has(first) && ENGLISH_QUESTIONS.has(second)) ||
    isHindiQuestion(words)
  )
}, TEXTS_KEPT)

function isHindiQuestion(words: readonly string[]): boolean {
  const at = words.findIndex((word) => HINDI_QUESTIONS.has(word))
  if (at < 0) return false
  // "I go and see who is there" is an action; "who is there" is a question.
  const tells = words
    .slice(0, at)
    .some((word) => FIRST_PERSON.has(word) || ASKING.has(stemOf(word)))
  return (
    !tells &&
    (at === 0 ||
      (words[at] !== SAID && words.slice(at).some((word) => TOLD_TO_ME.has(word))) ||
      at >= words.length - 2 ||
      HINDI_ENDS.has(words.filter((word) => !ADDED.has(word)).at(-1) ?? ''))
  )
}

/** Returns true if every sentence is a question. "What is in it? Let me see" is not. */
export function isOnlyQuestion(text: string): boolean {
  const sentences = text.split(/(?<=[.!?।？۔؟])/u).filter((part) => /[\p{L}\p{N}]/u.test(part))
  return sentences.length > 0 && sentences.every(isQuestion)
}

const ASKED_OF =
  /^[^\p{L}\p{M}\p{N}]*(?:i |we )?(?:(?:want to|will|would like to|go|go and) )?ask\b.*\b(?:who|whom|whose|what|where|why|how|when|which|whether|if)\b|(?<!\p{L})(?:पूछ|puchh?|pooch).*(?<!\p{L})(?:कौन|क्यों|कहाँ|कहां|कब|कैसे|क्या|किस[\p{L}\p{M}]*|कितन[\p{L}\p{M}]|kaun|kyun?|kyon|kaha+n?|kab|kaise|kya|kis\p{L}*|kitn\p{L})(?![\p{L}\p{M}])/iu

/** Returns true if the text describes asking a person: "ask her why she left". */
export const describesAsking = (text: string): boolean => ASKED_OF.test(text)

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u))

/** Question words by sound: at the start, after a name, and at any position. */
const BEGINS = set('is are do does did kan kold vold sold')
const EARLY = set('vho vhat vhats vhi vhere vhen hov vhic vhose vhom')
const FIRST = 2
const ANYWHERE = set(
  `kya kyun kyu kyon kon kahan kab kese kitna kitne kitni kis kise kisne ken kote kibabe eke epotu epati etaine yar en kute kadi kase kiti enke
  evaru evru emiti enti enduku ekad ekada epudu kyan kyare kem kevi kevo ketla
  yaru yarige yavaga yake hege estu enu yenu yava yavudu aranu evide epol epo entinu entina entukondu engane engine etra`,
)
/** Question words by spelling, because they sound like other words: “কে” like Hindi “के”. */
const WRITTEN =
  /[?？؟]|(?<![\p{L}\p{M}])(?:কে|কি|কী|কার|ఎలా|ఏమి|ఎంత|શું|ಎಲ್ಲಿ|ಎಲ್ಲಿಗೆ|ಏಕೆ|elli|ellige|ആര്|എന്ത്|എത്ര|ഏത്|کیا|کون|کہاں|کیوں|کب|کیسے|کیسا|کیسی|کتنا|کتنی|کتنے|کس|کسے|کدھر)(?![\p{L}\p{M}])/u
const ASKING_KEYS = /^(?:ask|puc|vicar|jige|jigy|ketk|find|hear|listen|learn)/u
const DENYING = set('nahi nahin mat nako ile ventam nati ledu')

export const containsQuestion = (text: string, words: readonly string[]): boolean =>
  WRITTEN.test(text) ||
  BEGINS.has(words[0] ?? '') ||
  words.slice(0, FIRST).some((word) => EARLY.has(word)) ||
  words.some((word) => ANYWHERE.has(word))

/** Returns true if a phrase is a question or describes asking, so that questions can match it. */
export const isQuestionWord = (text: string, words: readonly string[]): boolean =>
  containsQuestion(text, words) || words.some((word) => ASKING_KEYS.test(word))

export const denies = (text: string, words: readonly string[]): boolean =>
  isDenial(text) || words.some((word) => DENYING.has(word))

/** Returns true if the words only refuse something, without a question or another action. */
export const refuses = (text: string, words: readonly string[]): boolean =>
  denies(text, words) &&
  !isQuestion(text) &&
  keywordsOf(text).every(({ word, isDenied }) => isDenied || word.startsWith('refus'))

const DELIBERATING =
  /^[^\p{L}]*(?:should i|what if i|what (?:happens|would happen) if i|(?:did|have) i already)(?![\p{L}\p{M}])/iu

/** Returns true if the player considers an action or asks if it was done: "should I open it?" */
export const isDeliberating = (text: string): boolean => DELIBERATING.test(text)

const THOUGHT =
  /^[^\p{L}]*(?:what if (?:i|we)|what (?:happens|would happen|will happen) (?:if|when) (?:i|we)|(?:should|can|could|may|must|shall) (?:i|we)|do (?:i|we) (?:have|need) to|is it (?:safe|ok|okay|wise|possible|a good idea) (?:for me )?to|(?:did|have) i already|(?:क्या|kya) (?:मैं|हम|मुझे|main|mai|hum|mujhe)|(?:अगर|यदि|agar) (?:मैं|हम|main|mai|hum)?)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:तो|to|toh) (?:क्या|kya) (?:होगा|hoga)[^\p{L}]*$/giu

/** Returns true if the player only considers an action. Such input takes no choice. */
export const isOnlyConsidered = (text: string): boolean => text.search(THOUGHT) >= 0

export const removeConsidered = (text: string): string => text.replace(THOUGHT, ' ')
