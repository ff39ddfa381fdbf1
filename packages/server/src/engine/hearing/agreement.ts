import { memoize } from '../words/memoize.ts'
import { isEnglish } from '../words/isEnglish.ts'
import { isOnlyQuestion, isQuestion, isRequest } from '../words/question.ts'
import { heardWords, type HeardWord } from './heardWords.ts'
import { contentOf } from './intent/contentOf.ts'
import { intentOf } from './intent/intentOf.ts'
import type { Intent } from './intent/intents.ts'
import { questionIn, type QuestionKind } from './intent/questionIn.ts'
import { likeness, NO_LORE } from './likeness.ts'

/** What a text does: it asks after something, does something, or only names or states something. */
type Doing =
  | { kind: 'asks'; after: QuestionKind }
  | { kind: 'does'; deeds: readonly HeardWord[]; intent: Intent | null }
  | { kind: 'tells' }

/** Kinds of deeds that come to the same, whatever they are done to. */
const FAMILIES: readonly ReadonlySet<Intent>[] = [
  'touch take steal',
  'touch feel',
  'attack break',
  'eat drink',
  'ask tell call',
  'tell sorry thanks forgive promise greet',
  'rest sit wait',
  'move flee',
  'look count',
].map((row) => new Set(row.split(' ') as Intent[]))
/** What one does to learn how a thing is: a phrase that only names the thing is about that. */
const LEARNS = new Set<Intent | null>(
  'look touch listen smell count think ask tell'.split(' ') as Intent[],
)
/** What a question may be after where an author only named the thing. */
const AFTER_A_NAME = new Set<QuestionKind>(['what', 'whether'])
const SAME = 0.85
const TEXTS_KEPT = 256

/** How a text begins that asks by telling so: "ask her why", "talk about the deer". */
const ASKS_ABOUT = /^(?:i )?(?:ask|tell|talk|speak|puchh?o|pooch\w*)\b|पूछ|बात/iu

/** A deed that is told before something is asked is what the words do. */
const SENTENCE = /(?<=[.!।])\s+/u

const readDoing = (whole: string): Doing => {
  if (isOnlyQuestion(whole) && !isRequest(whole)) return { kind: 'asks', after: questionIn(whole) }
  const [first = whole] = whole.split(SENTENCE)
  const text = intentOf(whole).form === 'question' && !isQuestion(first) ? first : whole
  const { form, intent } = intentOf(text)
  const isDone = form === 'deed'
  const words = heardWords(text)
  // What leads a deed is its verb, known or not; in Hindi the verb stands last.
  const isVerb = (_: HeardWord, i: number) => isDone && i === (isEnglish(text) ? 0 : -1)
  const known = words.filter((one, i) => one.meaning.isDeed || isVerb(one, i))
  const deeds = known.length > 0 || !isDone ? known : words.slice(0, 1)
  return (isDone || isRequest(text)) && deeds.length > 0
    ? { kind: 'does', deeds, intent }
    : { kind: 'tells' }
}
const saidDoing = memoize(readDoing, TEXTS_KEPT)

/** A phrase of an author's, as far as it matters what it does. */
interface Meant {
  asksAbout: boolean
  doing: Doing
  words: readonly HeardWord[]
}
/** An author's phrases stay the same as long as their version of the story is open. */
const known = new WeakMap<readonly string[], readonly Meant[]>()

function meantBy(phrases: readonly string[]): readonly Meant[] {
  const meant =
    known.get(phrases) ??
    phrases.map((phrase) => ({
      asksAbout: ASKS_ABOUT.test(phrase),
      doing: readDoing(phrase),
      words: heardWords(phrase),
    }))
  known.set(phrases, meant)
  return meant
}

/**
 * Whether a text does what one of an author's phrases does: asks after the same kind of thing, or does
 * the same kind of deed. Who breaks a jar does not smell it, though both name the jar.
 */
export function agrees(text: string, phrases: readonly string[]): boolean {
  const said = saidDoing(text)
  if (said.kind === 'tells') return true
  if (said.kind === 'asks')
    return meantBy(phrases).some((one) => answersAsking({ text, after: said.after }, one))
  const { intent, deeds } = said
  return meantBy(phrases).some((one) => answersDeed({ text, intent, deeds }, one))
}

interface Question {
  text: string
  after: QuestionKind
}

function answersAsking({ text, after }: Question, { asksAbout, doing, words }: Meant): boolean {
  if (asksAbout) return isAbout(text, words)
  if (doing.kind === 'asks') return isOneQuestion(after, doing.after)
  if (doing.kind === 'does') return AFTER_A_NAME.has(after) && LEARNS.has(doing.intent)
  return AFTER_A_NAME.has(after)
}

/** Whether a phrase that asks about something names a word of the question. */
const isAbout = (text: string, words: readonly HeardWord[]): boolean =>
  areAlike(contentOf(text), words)

/** "Is there pickle in it" is what somebody asks who asks what is in it. */
const isOneQuestion = (one: QuestionKind, other: QuestionKind): boolean =>
  one === other || (AFTER_A_NAME.has(one) && AFTER_A_NAME.has(other))

interface Deed {
  text: string
  intent: Intent | null
  deeds: readonly HeardWord[]
}

function answersDeed({ text, intent, deeds }: Deed, { doing, words }: Meant): boolean {
  if (doing.kind === 'asks') return intent === 'ask' || ASKS_ABOUT.test(text)
  // Of a phrase that is no more than a word, that word may be a verb that no list knows.
  if (doing.kind === 'tells') return LEARNS.has(intent) || areAlike(deeds, words)
  if (isOneFamily(intent, doing.intent)) return true
  // Of two deeds of known kinds each is its own: who smells a letter does not write.
  const isOther = intent !== null && doing.intent !== null
  return areAlike(deeds, doing.deeds) || (!isOther && areAlike(heardWords(text), doing.deeds))
}

const isOneFamily = (one: Intent | null, other: Intent | null): boolean =>
  one !== null &&
  other !== null &&
  (one === other || FAMILIES.some((family) => family.has(one) && family.has(other)))

const areAlike = (some: readonly HeardWord[], others: readonly HeardWord[]): boolean =>
  some.some((one) => others.some((other) => likeness(one, other, NO_LORE) >= SAME))
