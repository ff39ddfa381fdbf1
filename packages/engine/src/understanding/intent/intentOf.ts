import { memoize, tokenize } from '@kathasagar/story'

import { isDenial } from '../../text/denial.ts'
import { isEnglish } from '../../text/languageOf.ts'
import { isQuestion } from '../../text/question.ts'
import { keywordsOf, type Keyword } from '../../text/keywordsOf.ts'
import { FOREIGN_INTENTS, INTENTS, TURNS, type Intent, isModernWord } from './intents.ts'
import { normalizedWords, sameSign } from '../../text/stem.ts'

interface InputIntent {
  /** Grammatical form. `signs`: no words and no known emoji. */
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
/** Inability instead of refusal: "I don't know the words", "I can't stop crying". */
const KNOWS_NOT =
  /\bi (?:can(?:['’]?t| ?not)|could(?:n['’]?t| not)) (?:even |really )?(?:stop|help|believe|wait|breathe|stand|bear|sleep|move|think|speak|feel|find|swim|decide)\b|\bi (?:(?:do|did|can|could)(?:n['’]?t| not)|cannot|never) (?:even |really )?(?:know|knew|remember|understand|understood|see|saw|hear|heard|recall|recogni[sz]e)\b|(?:नहीं|नही) (?:पता|मालूम|जानत|समझ)|nahi+n? (?:pata|malum|maloom|jaant|jant|samajh|samjh)|(?:ખબર|યાદ|જાણત[\p{L}\p{M}]+|સમજત[\p{L}\p{M}]+) નથી|(?:ಗೊತ್ತಿಲ್ಲ|ನೆನಪಿಲ್ಲ|ಅರ್ಥವಾಗ|ತಿಳಿಯ)|(?:അറിയില്ല|ഓർമ്മയില്ല|മനസ്സിലായില്ല)|نہیں (?:پتا|پتہ|معلوم|جانت|سمجھ)|(?:پتا|پتہ|معلوم|یاد) نہیں/iu
const FIRST_PERSON =
  /(?:\b(?:i|we)\b|\b(?:main|mai)\b|(?<!\p{L})(?:मैं|मी|আমি|நான்|నేను|હું|ನಾನು|ഞാൻ|میں))/iu

/** Returns the first intent in the text. Indian words have priority over English ones. */
function intentIn(text: string, words: readonly Keyword[]): Intent | null {
  // Modern things such as telephones decide the intent.
  if (words.some(isModernWord)) return 'later'
  const meant = words.filter(({ isDenied }) => !isDenied)
  for (const { word } of isEnglish(text) ? [] : meant) {
    const named = FOREIGN_INTENTS.find(([, it]) => it.test(word))
    if (named) return named[0]
  }
  for (const { stem } of meant) {
    const found = stem === null ? undefined : INTENTS.find(([, stems]) => stems.has(stem))
    if (found) return found[0]
  }
  return null
}

export type QuestionKind = 'who' | 'where' | 'when' | 'why' | 'how' | 'what' | 'whether' | 'if'

const WORDS: readonly (readonly [QuestionKind, string])[] = [
  ['why', 'why क्यों kyon kyun kyu कारण কেন ஏன் ఎందుకు શા કેમ ಯಾಕೆ ಏಕೆ എന്തിന് എന്തിനാ എന്തിനാണ് എന്തുകൊണ്ട് کیوں'],
  [
    'who',
    'who whos whom whose कौन किसने किसका किसकी किसके किसको किससे किसे kaun kon kisne kiska kiski kiske kisko kisse kise कोण কে কার யார் ఎవరు ఎవరి ఎవరిది ఎవరిని ఎవరికి evaru કોણ કોનું કોની કોને કોણે ಯಾರು ಯಾರ ಯಾರನ್ನು ಯಾರಿಗೆ yaru ആര് ആരാണ് ആരുടെ ആരെ ആർക്ക് aranu کون کس کسے کسکا',
  ],
  [
    'where',
    'where wheres कहां कहाँ kahan kaha kidhar किधर कुठे কোথায় எங்கே ఎక్కడ ఎక్కడికి ఎటు ekkada ક્યાં ಎಲ್ಲಿ ಎಲ್ಲಿಗೆ ಎಲ್ಲಿದೆ ಎಲ್ಲಿದ್ದಾನೆ elli എവിടെ എവിടെയാണ് എവിടേക്ക് എങ്ങോട്ട് evide کہاں کدھر',
  ],
  ['when', 'when कब kab केव्हा কখন কবে எப்போது ఎప్పుడు eppudu ક્યારે ಯಾವಾಗ yavaga എപ്പോൾ എപ്പോഴാണ് eppol کب'],
  [
    'how',
    'how hows कैसे कितना कितनी कितने kaise kitna kitni kitne कसे किती কেমন কত எப்படி எத்தனை ఎలా ఎట్లా ఎంత ఎన్ని ela entha enni કેવી કેમનું કેટલા કેટલાં કેટલી કેટલું કેટલો કેવું કેવો કેવા ಹೇಗೆ ಎಷ್ಟು hege eshtu എങ്ങനെ എത്ര എത്രയാണ് engane ethra کیسے کتنا کتنی کتنے',
  ],
  [
    'what',
    'what whats which क्या kya kaisa kaisi काय কী என்ன எது ఏమిటి ఏంటి ఏది ఏం ఏమి enti emiti શું કયું કયો કઈ ಏನು ಯಾವ ಯಾವುದು ಏನಿದೆ enu yenu എന്ത് എന്താണ് എന്താ ഏത് ഏതാണ് enthu enthanu کیا کونسا کونسی کیسا کیسی',
  ],
]
const KINDS = new Map(
  WORDS.flatMap(([kind, words]) => words.split(' ').map((word) => [sameSign(word), kind] as const)),
)

/** Matches "kya" that only marks a yes-no question. */
const WHETHER =
  /^[^\p{L}\p{M}\p{N}]*(?:क्या|kya) (?:तुम|आप|वह|वो|वे|ये|यह|मैं|हम|कोई|tum|aap|tu|wo|woh|ye|yeh|main|mai|hum|koi)(?![\p{L}\p{M}])(?!.*(?:क्यों|कौन|कहाँ|कब|कैसे|kyon|kyun|kaun|kahan|kab|kaise))|\S (?:क्या|kya)[^\p{L}\p{M}\p{N}]*$/iu

export function questionIn(text: string): QuestionKind {
  const words = normalizedWords(text)
  if (/\b(?:what (?:time|day|hour|year|date)|how long)\b|कितने बजे|kitne baje/iu.test(text))
    return 'when'
  if (
    /^[^\p{L}\p{M}\p{N}]*(?:(?:what|so what|and)(?![\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]*)?if\b/iu.test(
      text,
    )
  )
    return 'if'
  if (WHETHER.test(text)) return 'whether'
  // "का" means "of" in Hindi. In Marathi, it means "why" at the start and marks a yes-no question at the end.
  if (words[0] === 'का') return 'why'
  const kinds = words.flatMap((word) => KINDS.get(word) ?? [])
  // "Kya" asks a yes-no question unless there is another question word.
  return kinds.find((kind) => kind !== 'what') ?? kinds[0] ?? 'whether'
}

/** Matches English that starts with its subject, which is a statement. */
const BEGINS_TOLD =
  /^[^\p{L}\p{M}\p{N}]*(?:you|this|that|its?|he|she|they|there|we|my|the|nobody|no one|everybody|everyone)\b/iu
const IS_SO =
  /^\s*(?:\S+\s+){0,5}?(?:[^\p{L}\p{M}\p{N}\s]*(?:is|are|was|were|am|isn['’]?t|aren['’]?t|im)\b|\S+['’](?:re|m)\b)/iu
const OF_ONESELF =
  /^(?:[^\p{L}\p{M}\p{N}]|(?:and|but|so|oh|well|omg|ugh|wow|a+w+|ok|okay|yes|yeah|then|now|still|fine|hey|no|please|sorry)\b)*i(?!['’]?d (?:like|love|rather|better)\b|(?:['’]?ve| have) (?:got to|to|decided to|chosen to)\b|\s+feel (?:for|along|around|under)\b)(?:['’]?(?:m|ve|d)\b|\s+(?:am|was|have|had|feel|felt|miss|hope|think|thought|wish|know|knew|love|hate|(?:want|wanted|need|like)\b(?! to\b)|believe|remember|mean|wonder|trust|doubt|care|own|(?:do|did|would|could|should|ca|wo)n['’]?t|do not|did not|will not|would not|can ?not|shall not|never|refuse)\b)/iu

/** Captures an unknown verb by the word after it: "wring out my cloth", "I smudge the print". */
const LEADS_ON =
  /^[^\p{L}\p{M}\p{N}]*(?:i\s+)?(?:\p{L}+ly\s+)?(\p{L}+)\s+(?:the|a|an|my|his|her|their|its|it|him|them|me|this|that|these|those|some|all|every|one|two|three|out|up|down|off|away|back|over|on|onto|in|into|at|to|with|from|around|through|under|behind)\b/iu
const NO_VERB =
  /^(?:i|you|he|she|it|we|they|the|a|an|my|your|his|her|its|our|their|this|that|these|those|all|both|half|what|who|whose|why|where|how|when|which|is|are|was|were|am|be|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|not|no|none|one|two|three|many|more|most|some|any|and|but|or|so|if|then|than|because|until|while|since|as|in|on|at|by|to|of|for|from|with|under|over|into|out|up|down|off|away|back|like|near|behind|beside|inside|outside|above|below|beneath|between|beyond|against|across|along|among|around|before|after|through|without|within|towards?|only|just|even|yes|yeah|ok|okay|oh|well|please|sorry|thanks|ouch|ow|oops|wow|alas|damn|happy|glad|sad|sure|good|bad|poor|dear|here|there|now|never|always|nothing|something|everything|let|lets|maybe|perhaps)$/iu

export const leadsWithVerb = (text: string) => {
  const [, first] = LEADS_ON.exec(text) ?? []
  return first !== undefined && !NO_VERB.test(first)
}

/** Matches a Hindi action of the speaker, which ends with its verb. Excludes wishes, knowledge and fears. */
const DONE_IN_HINDI =
  /(?:(?<!(?:चाह|जान|मान|समझ|डर|सोच))(?:ता|ती) (?:हूँ|हूं)|(?:ूँगा|ूंगा|ूँगी|ूंगी|ऊँगा|ऊंगा|ऊँगी|ऊंगी)|(?<!\b(?:chah|jaan|jan|maan|samajh|dar|soch))(?:ta|ti) (?:hu|hun|hoon)|\p{L}(?:unga|ungi|oonga|oongi))[^\p{L}\p{M}]*$/iu

function isDeedLike(text: string, words: readonly Keyword[]): boolean {
  if (BEGINS_TOLD.test(text) || OF_ONESELF.test(text)) return false
  if (leadsWithVerb(text) && isEnglish(text)) return true
  if (IS_SO.test(text)) return false
  if (DONE_IN_HINDI.test(text)) return true
  return words.slice(0, 3).some(({ meaning }) => meaning.isDeed)
}

const THING = /\b(?:the|an?|his|her|my|its|their|your|this|that|some) (\p{L}+)/giu
/** Returns the nouns of English text, because some look like verbs: "push the swing". */
export const nounsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.toLowerCase().matchAll(THING)].map(([, word = '']) => word))

const OPENING =
  /^[^\p{L}]*(?:a+w+|ph+e+w+|o+m+g+|oh my (?:god|gosh|goodness)|wo+w+|whoa+|(?:ha){2,}h?|lo+l|lmao|rofl|ugh+|yikes|oh no+|oof|damn|gosh|poor (?:thing|guy|girl|boy|man|woman|old \p{L}+|little \p{L}+|\p{L}+)|so (?:sad|cute|sweet|funny|beautiful|unfair)|(?:that|this)(?:['’]?s| is| was)? (?:just |so |very |really |too )*(?:sad|beautiful|funny|cute|lovely|sweet|creepy|scary|heartbreaking|touching|unfair|cruel|horrible|amazing|hilarious|adorable)|i(?:['’]?m| am) (?:so |really |literally |actually |not )*(?:crying|sobbing|laughing|shaking|sad|scared|confused|happy|worried|speechless)|हाय(?: राम)?|उफ़?|ओह|बेचार[ाीे]|बेचारी|ha+ye?|uff+|bechar[aie]+|रोना आ|rona aa|अरेरे|আহা|আহারে|বেচারা|ஐயோ|அய்யோ|பாவம்|అయ్యో|పాపం|అబ్బా|અરેરે|હાય|બિચાર[ોીું]|ಅಯ್ಯೋ|ಪಾಪ|ಅಬ್ಬಾ|അയ്യോ|പാവം|കഷ്ടം|ہائے|افسوس|اف|بیچار[اہیے])(?![\p{L}\p{M}])/iu

const PART = /[,.;:!?…।۔؟،]+\s*|\b(?:and|but|so|ok|okay|no|yes|yeah|yep)\s/iu
const ASKED_FOR =
  /\b(?:let|lets|please|gonna|going to|we should|i should|i['’]?ll|i will)\b|கிறேன்|ப்போ/iu

/** Matches feelings and thoughts: "phew, i thought she drowned". */
const IN_MIND =
  /^\s*i (?:really |just |actually |almost |honestly |so |totally )*(?:thought|was|were|knew|felt|feel|hope|hoped|expected|guess|loved?|hated?|liked?|forgot|wish|wished|believed?)\b/iu

/** Returns true if the text only expresses a feeling, without an action or a question. */
export function isExclaimed(text: string): boolean {
  const [opening] = OPENING.exec(text) ?? []
  if (opening === undefined || isQuestion(text)) return false
  const rest = text
    .slice(opening.length)
    .split(PART)
    .filter((part) => /\p{L}/u.test(part))
  return rest.every(
    (part) => !ASKED_FOR.test(part) && (IN_MIND.test(part) || !isDeedLike(part, keywordsOf(part))),
  )
}

const RATTLED =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|zxcv|xcvb|cvbn|[bcdfghjkmpqtvwxz][bcdfghjklmnpqrstvwxz]{4}/u
const SOUNDS = /^(?:h+m+|b+r+|s+h+|t+s+k+|p+s+t+|z+|m+|g+r+|n+h*|h+)$/u
const NO_VOWEL = /^[bcdfghjklmnpqrstvwxz]{4,}$/u

/** Returns true if the text has no meaning: unknown symbols or random keys. */
export function isUnclear(text: string): boolean {
  const { form } = intentOf(text)
  // Silence ("...") counts as an action.
  if (form === 'signs') return /[\p{Extended_Pictographic}\p{L}]/u.test(text)
  const words = tokenize(text)
  return words.length > 0 && words.every((word) => isRattled(word))
}

const isRattled = (word: string): boolean =>
  !SOUNDS.test(word) && (RATTLED.test(word) || NO_VOWEL.test(word))
