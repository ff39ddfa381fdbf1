import type { ReplyKind } from '@kathasagar/story/vocabulary'

import { isEmojiOnly, isSpeech } from '../../text/inputText.ts'
import { asksForName } from './addressed.ts'
import { intentOf, questionIn, type QuestionKind } from './intentOf.ts'
import { intentSet } from './intents.ts'

/** Intents that also count in questions: "will you marry me?" */
const EVEN_ASKED = intentSet('love insult attack sorry thanks give forgive promise')
/** Intents that are recognized in a foreign language. */
const TOLD_IN_ANY = intentSet('greet thanks sorry love insult joke music')
const SPOKEN = intentSet('ask tell call promise refuse sorry forgive thanks greet agree insult')
const ASKING_WORD =
  /\b(?:who|whom|whose|why|where|when|how|what)\b|(?<!\p{L})(?:कौन|क्यों|कहाँ|कहां|कब|कैसे|kaun|kyun?|kyon|kaha+n?|kab|kaise)(?!\p{L})/iu

/** Matches questions for a number, such as "how old". */
const HOW_MUCH =
  /\bhow (?:old|deep|long|far|high|tall|big|heavy|many|much|often|fast|late|wide|strong)\b|(?<![\p{L}\p{M}])(?:कितन[ाीे]|kitn[aie])(?![\p{L}\p{M}])/iu
const askedFor = (text: string, asks: QuestionKind | null): readonly ReplyKind[] =>
  asks === null || (asks === 'how' && HOW_MUCH.test(text)) ? [] : [asks]

/** Returns the kinds of reply to words that address a person, most specific first. */
export function replyKindsTo(text: string, isForeign: boolean): readonly ReplyKind[] {
  const { form, intent, asks } = intentOf(text)
  const talk = TALK_KINDS.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []))
  if (isSpeech(text)) return ['speech']
  if (isForeign)
    return [
      ...talk,
      ...(TOLD_IN_ANY.has(intent) && intent !== null ? [intent] : []),
      'foreign',
      ...replyKindsTo(text, false),
    ]
  if (asksForName(text)) return ['name', ...talk]
  const kinds: ReplyKind[] = [...talk]
  if (form === 'question') {
    const meant = EVEN_ASKED.has(intent) && intent !== null ? [intent] : []
    return [...kinds, ...meant, ...askedFor(text, asks)]
  }
  if (intent === 'ask')
    return [...kinds, ...(ASKING_WORD.test(text) ? [questionIn(text)] : []), 'ask']
  const rest: ReplyKind = form === 'deed' && intent !== 'tell' ? 'deed' : 'tell'
  return [...kinds, ...(intent === null ? [] : [intent]), rest]
}

export function replyKindsIn(text: string): readonly ReplyKind[] {
  if (isSpeech(text)) return ['speech']
  const { form, intent, asks } = intentOf(text)
  if (isEmojiOnly(text)) return [...(intent === null ? [] : [intent]), 'sign', 'words']
  if (form === 'question') return askedFor(text, asks)
  const isDone = form === 'deed' && !SPOKEN.has(intent)
  return [...(intent === null ? [] : [intent]), isDone ? 'deed' : 'words']
}

/** Phrases with their own reply kind, regardless of their single words. */
export const TALK_KINDS: readonly (readonly [ReplyKind, RegExp])[] = [
  [
    'meaning',
    /^[^\p{L}\p{M}\p{N}]*(?:wh?at do (?:you|u) mean|kya matlab|matlab|क्या मतलब|मतलब|(?:huh|what|eh|pardon|come again|again|meaning|repeat(?: that| it)?|say (?:that|it) again|what(?:['’]s| is| does) that(?: mean)?|i (?:don['’]?t|do not|didn['’]?t) (?:get|understand)(?: (?:it|that|you))?|samjh[ai] nahi+n?|kya kaha|phir se (?:bolo|kaho)|समझ[ाी] नहीं|क्या कहा|फिर से (?:बोलो|कहो)|म्हणजे(?: काय)?|মানে(?: কী)?|என்ன அர்த்தம்|అంటే(?: ఏంటి)?|એટલે(?: શું)?|ಅಂದರೆ(?: ಏನು)?|ಏನಂದೆ|അതായത്|എന്താണർത്ഥം|എന്നുവെച്ചാൽ(?: എന്താ)?|(?:کیا )?مطلب|کیا کہا|سمجھا نہیں|سمجھی نہیں)[^\p{L}\p{M}\p{N}]*$)/iu,
  ],
  [
    'advice',
    /\b(?:what|where|how|whom?) (?:should|shall|must|do|can) (?:i|we) (?:do|go|say|choose|give|ask|tell|start|begin|serve|take)\b|\bwhat would (?:you|u) do\b|\bany (?:advice|ideas?)\b|^[^\p{L}\p{M}\p{N}]*should (?:i|we)\b|(?:मैं|मै|हम|main|mai|hum) (?:अब |ab )?(?:क्या|kya) (?:कर|kar)|मी काय कर|আমি কী করব|நான் என்ன செய்|నేనేం చేయ|నేను ఏం చేయ|હું શું કર|ನಾನು ಏನು ಮಾಡ|ನಾನೇನು ಮಾಡ|ഞാൻ എന്തു ?ചെയ്|ഞാൻ എന്ത് ചെയ്|(?:میں|ہم) (?:اب )?کیا کر/iu,
  ],
  [
    'comfort',
    /\bdon['’]?t (?:cry|worry|be (?:sad|afraid|scared|worried|upset))|\b(?:are|r) (?:you|u) (?:ok|okay|all ?right|alright|fine|sad|hurt|crying|tired|scared|afraid|lonely|cold|hungry|happy|angry|upset)\b|\bit(?:['’]s| is| will be|['’]ll be) (?:ok|okay|all ?right|fine)\b|\b(?:comfort|console)\b|\bwipe (?:his|her|their) tears\b|\bhow are (?:you|u)\b|\bwhat(?:['’]s| is) wrong\b(?! with (?!you|u\b|him\b|her\b(?! \p{L}))\p{L})|\b(?:mat ro|ro mat|daro mat|mat daro|ghabra(?:o|iye) mat)|मत (?:रो|डर|घबरा)|(?:रोओ|रो|डरो|घबराओ|घबराइए) मत|\bkais[ei] (?:ho|hain)\b|कैस[ेी] (?:हो|हैं)|(?:ठीक|theek|thik) (?:हो|हैं|ho|hain)(?![\p{L}\p{M}])|مت (?:رو|ڈر|گھبرا)|(?:رو|ڈرو|گھبراؤ) مت|کیس[ےی] ہو|ಅಳಬೇಡ|ಹೆದರಬೇಡ|കരയരുത്|കരയണ്ട|പേടിക്കണ്ട/iu,
  ],
  [
    'doubt',
    /\b(?:lying|liars?|bluffing)\b|\bi (?:don['’]?t|do not|can['’]?t) (?:believe|trust)\b|^[^\p{L}\p{M}\p{N}]*really\b|\b(?:are|r) (?:you|u) (?:sure|serious)\b|\bis (?:that|it|this) (?:really )?true\b|\bjhoo?th?\b|\bjhoo?th[aei]\b|झूठ|جھوٹ|ಸುಳ್ಳು|നുണ|\byakee?n nahi|यक़?ीन नहीं|(?:सच में|sach me|سچ میں)[^\p{L}\p{M}\p{N}]*$/iu,
  ],
  [
    'order',
    /\bshut (?:up|it)\b|\b(?:go|get) away\b|\bget (?:out|lost)\b|\bleave me\b|\bbe quiet\b|\bstop (?:it|that|talking|this|lying|crying)\b|^[^\p{L}\p{M}\p{N}]*stop\b|\bchup\b|चुप (?:रह|कर|हो)|(?:भाग|निकल|हट|दफ़ा|दफा) जा|\b(?:bhag|nikal|hat|dafa) ja|गप्प (?:बस|रह)|চুপ কর|چپ (?:رہ|کر|ہو)|ಬಾಯಿ ಮುಚ್ಚು|ಸುಮ್ಮನಿರು|മിണ്ടാതിരി/iu,
  ],
  [
    'request',
    /^[^\p{L}\p{M}\p{N}]*(?:please|pls|plz|help|(?:give|show|teach|bring|lend|feed|sell) me|(?:come|go|walk|sit) with me|follow me|let me|take me|join me|(?:can|could|may|will|would) (?:i|we|you|u)\b)|\b(?:ask|beg) (?:him|her|them|\p{L}+) (?:for|to)\b|मुझे.*(?:दो|दीजिए|दिखाओ|सिखाओ)(?![\p{L}\p{M}])|\bmujhe\b.*\b(?:do|de|dijiye|dikhao|sikhao)\b|(?:मेरे साथ|mere sa+th) (?:चल|आ|chal|aa)|(?<!\p{L})(?:मदद|madad)|मला.*(?:दे|द्या)|সাহায্য|உதவி|సాయం|సహాయం|મદદ|ಸಹಾಯ|സഹായ|(?<!\p{L})مدد|مجھے.*(?:دو|دیجیے|دکھاؤ|سکھاؤ)(?![\p{L}\p{M}])/iu,
  ],
  [
    'praise',
    /\b(?:you(?:['’]re| are| look)|u r) (?:so |very |really |too |quite |a )?(?:good|great|kind|brave|wise|smart|clever|strong|amazing|wonderful|lovely|funny|nice|sweet|cool)\b|\bwell done\b|\bgood (?:job|work)\b|\bbravo\b|शाब[ाा]श|वाह|कमाल|شاباش|واہ|کمال|ಶಭಾಷ್|കൊള്ളാം|\b(?:shabash|wa+h|kamaal)\b/iu,
  ],
  [
    'goodbye',
    /^[^\p{L}\p{M}\p{N}]*(?:bye|good ?bye|see (?:you|ya)|farewell|good night|alvida|chalt[ai] hu|अलविदा|चलत[ाी] हूँ|फिर मिलेंगे|خدا حافظ|الوداع|اللہ حافظ|ಹೋಗಿ ಬರುತ್ತೇನೆ|പോയി ?വരാം)/iu,
  ],
]
