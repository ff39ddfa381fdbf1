import { isDenial } from '../text/denial.ts'
import { keywordsOf } from '../text/keywordsOf.ts'
import { isQuestion } from '../text/question.ts'

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
const ASKING = /^(?:ask|puc|vicar|jige|jigy|ketk|find|hear|listen|learn)/u
const DENYING = set('nahi nahin mat nako ile ventam nati ledu')

export const asks = (text: string, words: readonly string[]): boolean =>
  WRITTEN.test(text) ||
  BEGINS.has(words[0] ?? '') ||
  words.slice(0, FIRST).some((word) => EARLY.has(word)) ||
  words.some((word) => ANYWHERE.has(word))

/** Returns true if a phrase is a question or describes asking, so that questions can match it. */
export const isQuestionWord = (text: string, words: readonly string[]): boolean =>
  asks(text, words) || words.some((word) => ASKING.test(word))

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
export const deliberates = (text: string): boolean => DELIBERATING.test(text)

const THOUGHT =
  /^[^\p{L}]*(?:what if (?:i|we)|what (?:happens|would happen|will happen) (?:if|when) (?:i|we)|(?:should|can|could|may|must|shall) (?:i|we)|do (?:i|we) (?:have|need) to|is it (?:safe|ok|okay|wise|possible|a good idea) (?:for me )?to|(?:did|have) i already|(?:क्या|kya) (?:मैं|हम|मुझे|main|mai|hum|mujhe)|(?:अगर|यदि|agar) (?:मैं|हम|main|mai|hum)?)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:तो|to|toh) (?:क्या|kya) (?:होगा|hoga)[^\p{L}]*$/giu

/** Returns true if the player only considers an action. Such input takes no choice. */
export const isThoughtOver = (text: string): boolean => text.search(THOUGHT) >= 0

export const withoutThought = (text: string): string => text.replace(THOUGHT, ' ')
