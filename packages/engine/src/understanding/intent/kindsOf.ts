import type { ReplyKind } from '@kathasagar/story/vocabulary'

import { isEmojiOnly } from '../../text/emoji.ts'
import { isSpeech } from '../../text/speech.ts'
import { isAskedWho } from './addressed.ts'
import { intentOf } from './intentOf.ts'
import type { Intent } from './intents.ts'
import { questionIn, type QuestionKind } from './questionIn.ts'
import { TALK_KINDS } from './talkKinds.ts'

/** Intents that also count if they are put as a question: "will you marry me?" */
const EVEN_ASKED = new Set<Intent | null>(
  'love insult attack sorry thanks give forgive promise'.split(' ') as Intent[],
)
/** Intents that are understood by tone in a foreign language. */
const TOLD_IN_ANY = new Set<Intent | null>(
  'greet thanks sorry love insult joke music'.split(' ') as Intent[],
)
const SPOKEN = new Set<Intent | null>(
  'ask tell call promise refuse sorry forgive thanks greet agree insult'.split(' ') as Intent[],
)
const ASKING_WORD =
  /\b(?:who|whom|whose|why|where|when|how|what)\b|(?<!\p{L})(?:कौन|क्यों|कहाँ|कहां|कब|कैसे|kaun|kyun?|kyon|kaha+n?|kab|kaise)(?!\p{L})/iu

/** "How old" asks for a number, not for a method. */
const HOW_MUCH =
  /\bhow (?:old|deep|long|far|high|tall|big|heavy|many|much|often|fast|late|wide|strong)\b|(?<![\p{L}\p{M}])(?:कितन[ाीे]|kitn[aie])(?![\p{L}\p{M}])/iu
const askedFor = (text: string, asks: QuestionKind | null): readonly ReplyKind[] =>
  asks === null || (asks === 'how' && HOW_MUCH.test(text)) ? [] : [asks]

/** Returns the reply kinds of words to a person, most specific first. */
export function kindsSaidTo(text: string, isForeign: boolean): readonly ReplyKind[] {
  const { form, intent, asks } = intentOf(text)
  const talk = TALK_KINDS.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []))
  if (isSpeech(text)) return ['speech']
  if (isForeign)
    return [
      ...talk,
      ...(TOLD_IN_ANY.has(intent) && intent !== null ? [intent] : []),
      'foreign',
      ...kindsSaidTo(text, false),
    ]
  if (isAskedWho(text)) return ['name', ...talk]
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

export function kindsSaid(text: string): readonly ReplyKind[] {
  if (isSpeech(text)) return ['speech']
  const { form, intent, asks } = intentOf(text)
  if (isEmojiOnly(text)) return [...(intent === null ? [] : [intent]), 'sign', 'words']
  if (form === 'question') return askedFor(text, asks)
  const isDone = form === 'deed' && !SPOKEN.has(intent)
  return [...(intent === null ? [] : [intent]), isDone ? 'deed' : 'words']
}
