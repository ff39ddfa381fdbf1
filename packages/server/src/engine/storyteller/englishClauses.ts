import { isQuestion } from '../words/question.ts'
import { cleanWords, quoted, withoutStop, type Choose, type Clauses } from './clauses.ts'
import { ENGLISH_VERBS } from './englishVerbs.ts'
import { filterProfanity } from './profanityFilter.ts'
import { capped } from './tidy.ts'

const DETERMINERS =
  /^(?:a|an|the|some|two|three|four|five|several|many|one|his|her|their|its|your)\b/iu
const SUBJECT =
  /^((?:a|an|the|his|her|their|its|your) .{2,50}?) (?:is|are|was|were|has|have|had|lies|lie|hangs|hang|stands|stand|sits|sit|smells|smell|leads|lead|shows|show|bears|bear|holds|hold|carries|moves|turns|burns|grows)\b/iu
const DETAIL_SHOWN = 90

/** Ways to hand on words that are neither a plain deed nor a question. */
const IN_YOUR_WORDS = [
  'you put it in your own words: ',
  'you say it as you mean it: ',
  'you make yourself plain: ',
  'you say, ',
  'you speak up: ',
  'what comes out is this: ',
  'you have only this to say: ',
  'you do not wrap it up: ',
  'aloud, and to nobody in particular, you say, ',
  'you let it be heard: ',
  'this is how you put it: ',
  'there is one thing on your tongue: ',
]
/** What becomes of a deed that the tale has no room for. */
const UNDONE = [
  ', and stop',
  ', and stop short',
  ', then leave it',
  ', but not yet',
  ', and pause',
  ', and waver',
  ', and break off',
  ', then hesitate',
  ', then desist',
  ', and draw back',
  ', then wait',
  ', and refrain',
]
const SILENT = [
  'you say nothing at all',
  'you open your mouth, and close it again',
  'you make a sound that is not a word',
  'you answer with a shrug',
  'you only look up',
  'you keep it to yourself',
  'nothing comes to your lips',
  'you shake your head, or nod, it is hard to tell',
  'you let the silence speak',
  'you make a sign, and mean something by it',
]
const UNSPOKEN = [
  'you say a thing that I shall not repeat',
  'you use a word that does not belong in this tale',
  'what you say then is lost in a cough',
  'you curse, and leave it at that',
]

/** English, and the frame around stories in languages that have no lines of their own. */
export const englishClauses: Clauses = {
  deedOf,
  courseOf: (choice) => `${deedOf(choice)}.`,
  wayTo: (choice) => {
    const plain = withoutStop(choice)
    const speech = speechIn(plain)
    return speech === null ? (commandOf(plain) ?? quoted(plain)) : `say, ${said(speech)}`
  },
  actOf: (text, choose) => actOf(text, choose, (deed) => `you ${deed}`),
  attemptOf: (text, choose) =>
    actOf(text, choose, (deed) =>
      isPlainDeed(deed)
        ? `you begin to ${deed}${choose(UNDONE)}`
        : `you mean: ${said(cleanWords(text))}`,
    ),
  lookAt: (detail) => {
    const { text, form } = detailOf(detail)
    const subject = SUBJECT.exec(text)?.[1] ?? (form === 'phrase' ? text : null)
    if (subject === null) return `Look closer: ${capped(withoutStop(text), DETAIL_SHOWN)}`
    return `Look closer at ${capped(lowerFirst(subject), DETAIL_SHOWN).replace(/^an? /u, 'the ')}`
  },
  detailOf,
}

function actOf(text: string, choose: Choose, tellDeed: (deed: string) => string): string {
  const words = cleanWords(text)
  if (words === '') return choose(SILENT)
  if (filterProfanity(words, '') === '') return choose(UNSPOKEN)
  const shouted = shoutIn(text)
  if (shouted !== null) return shouted
  if (isQuestion(words)) return `you ask, ${said(words.replace(/[.!?…]*$/u, '?'))}`
  const isPlain = !/["“”]/u.test(text) && !/\b(?:you|your|yours|we|us|our)\b/iu.test(words)
  const deed = isPlain ? (firstPerson(withoutStop(words)) ?? commandOf(withoutStop(words))) : null
  return deed === null ? `${choose(IN_YOUR_WORDS)}${said(words)}` : tellDeed(deed)
}

/** `"Stop!" I shout at them` as a speech with its frame, and a speech alone as one. */
function shoutIn(text: string): string | null {
  const [, speech, frame = ''] =
    /^\s*["“]([^"“”]+)["”][\s,]*(?:i (.{3,60}?))?[\s.]*$/iu.exec(text) ?? []
  if (speech === undefined || cleanWords(speech) === '') return null
  return `you ${frame === '' ? 'say' : toYou(frame)}, ${said(cleanWords(speech))}`
}

/** A player's words in quotation marks, begun as a sentence is. */
function said(words: string): string {
  return quoted(words.charAt(0).toUpperCase() + words.slice(1))
}

function deedOf(choice: string): string {
  const plain = withoutStop(choice)
  const speech = speechIn(plain)
  if (speech !== null) return `you say, ${said(speech)}`
  const deed = firstPerson(plain) ?? commandOf(plain)
  return deed === null ? `you choose ${quoted(plain)}` : `you ${deed}`
}

/** What a choice has the player say: one in quotation marks, or after "Say:". */
function speechIn(choice: string): string | null {
  return /^["“]([^"“”]+)["”]$/u.exec(choice)?.[1] ?? /^say: (.+)$/iu.exec(choice)?.[1] ?? null
}

function detailOf(detail: string): ReturnType<Clauses['detailOf']> {
  const text = detail.replace(/\s+/gu, ' ').trim()
  if (/[.!?।…]["”’]?$/u.test(text)) return { text, form: 'sentence' }
  return DETERMINERS.test(text)
    ? { text: lowerFirst(text), form: 'phrase' }
    : { text, form: 'name' }
}

/** "Follow the tracks" as what comes after "you", or null where it is no such command. */
function commandOf(text: string): string | null {
  // "Give me" and "call me" are said to somebody: there "you" would be the wrong one.
  if (!isOnePlainSentence(text) || /\bme\b/iu.test(text)) return null
  const [first = '', second = ''] = text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s,]+/u)
  const verb = first.endsWith('ly') ? second : first
  return ENGLISH_VERBS.has(verb) ? lowerFirst(toYou(text)) : null
}

/** "I'll lower my lamp" as "lower your lamp", or null where it does not begin with oneself. */
function firstPerson(text: string): string | null {
  if (!isOnePlainSentence(text) || isToSomeone(text)) return null
  const said = text.replaceAll('’', "'")
  const rest =
    /^(?:i will|i'll|i shall|let me|i'm going to|i am going to) (?!not\b|be\b)(.+)$/iu.exec(
      said,
    )?.[1]
  if (rest !== undefined) return toYou(rest)
  return /^i(?:'m|'ve|'d)? .+$/iu.test(said) ? toYou(said).replace(/^you /u, '') : null
}

/** Shouted words and those of several sentences are better quoted than bent. */
function isOnePlainSentence(text: string): boolean {
  return /\p{Ll}/u.test(text) && !/[.!?…;]\s+\S|[!?]$/u.test(text)
}

const PERSONS: readonly [RegExp, string][] = [
  [/\bi(?:'m| am)\b/giu, 'you are'],
  [/\bi was\b/giu, 'you were'],
  [/\bi've\b/giu, 'you have'],
  [/\bi'll\b/giu, 'you will'],
  [/\bi'd\b/giu, 'you would'],
  [/\bi\b/giu, 'you'],
  [/\bme\b/giu, 'you'],
  [/\bmy\b/giu, 'your'],
  [/\bmine\b/giu, 'yours'],
  [/\bmyself\b/giu, 'yourself'],
]

/** First person to second. What speaks to a "you" or in quotes is left as it stands. */
function toYou(text: string): string {
  if (isToSomeone(text)) return text
  return PERSONS.reduce((words, [from, to]) => words.replace(from, to), text.replaceAll('’', "'"))
}

function isToSomeone(text: string): boolean {
  return /["“”]|\byou(?:r|rs)?\b/iu.test(text)
}

/** A deed that can follow "you begin to". */
function isPlainDeed(deed: string): boolean {
  const [first = '', second = ''] = deed.toLowerCase().split(/[\s,]+/u)
  return ENGLISH_VERBS.has(first.endsWith('ly') ? second : first)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
