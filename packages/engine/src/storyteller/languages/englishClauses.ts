import { quoted, withoutStop, type Clauses } from './clauses.ts'
import { englishVerbPhrase } from './englishVerbPhrase.ts'
import { englishNoun } from './englishNoun.ts'
import { ENGLISH_VERBS } from '../../words/englishVerbs.ts'
import { isToSomeone, toYou } from '../../words/secondPerson.ts'
import { capped, tidy } from '../../words/tidy.ts'

const DETERMINERS =
  /^(?:a|an|the|some|two|three|four|five|several|many|one|his|her|their|its|your)\b/iu
const SUBJECT =
  /^((?:a|an|the|his|her|their|its|your) .{2,50}?) (?:is|are|was|were|has|have|had|lies|lie|hangs|hang|stands|stand|sits|sit|smells|smell|leads|lead|shows|show|bears|bear|holds|hold|carries|moves|turns|burns|grows)\b/iu
const DETAIL_SHOWN = 90

/** English, and the frame around stories in languages that have no lines of their own. */
export const englishClauses: Clauses = {
  heardOf: (choice) =>
    tidy(
      `${bentOf(choice) ?? quoted(withoutStop(choice))}.`.replace(/(\p{sc=Latin})”\.$/u, '$1.”'),
    ),
  wayTo: (choice) => {
    const plain = withoutStop(choice)
    const speech = speechIn(plain)
    return speech === null
      ? (commandOf(plain) ?? quoted(plain))
      : `${speech.by}, ${said(speech.text)}`
  },
  lookAt: (detail) => {
    const { text, form } = detailOf(detail)
    const subject = SUBJECT.exec(text)?.[1] ?? (form === 'phrase' ? text : null)
    if (subject === null) return `Look closer: ${capped(withoutStop(text), DETAIL_SHOWN)}`
    return `Look closer at ${capped(lowerFirst(subject), DETAIL_SHOWN).replace(/^an? /u, 'the ')}`
  },
  detailOf,
  nounOf: englishNoun,
  verbPhrase: englishVerbPhrase,
}

/** What a choice has the player say, begun as a sentence is. */
function said(words: string): string {
  return quoted(words.charAt(0).toUpperCase() + words.slice(1))
}

/** A choice as its player's deed; null where its words tell none. */
function bentOf(choice: string): string | null {
  const plain = withoutStop(choice)
  const speech = speechIn(plain)
  if (speech !== null) return `you ${speech.by}, ${said(speech.text)}`
  const deed = firstPerson(plain) ?? commandOf(plain)
  return deed === null ? null : `you ${deed}`
}

/** What a choice has the player say: one in quotation marks, or after "Say:" or "Answer:". */
function speechIn(choice: string): { by: string; text: string } | null {
  const [, by = 'say', text = /^["“]([^"“”]+)["”]$/u.exec(choice)?.[1]] =
    /^(say|answer|ask): (.+)$/iu.exec(choice) ?? []
  return text === undefined ? null : { by: by.toLowerCase(), text }
}

function detailOf(detail: string): ReturnType<Clauses['detailOf']> {
  const text = detail.replace(/\s+/gu, ' ').trim()
  if (/[.!?।۔؟…]["”’]?$/u.test(text)) return { text, form: 'sentence' }
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
  return ENGLISH_VERBS.has(verb) || takesObject(first, second) ? lowerFirst(toYou(text)) : null
}

const OBJECTS = /^(?:him|her|it|them|his|their|your|the|a|an|this|that|off|out|up|down|back)$/u
const NO_VERBS =
  /^(?:in|on|at|by|with|to|from|for|under|over|into|across|through|after|before|behind|all|both|not|only|no|none|half|and|but|or|so|then|what|who|why|where|how|when|be|is|are|as|if|of|off|out|up|down|back|about|one|once|never|neither|either|yes|because|until|without|like|toward|towards|round|past|near)$/u

/** A first word that has an object behind it is a verb, known or not: "Chip the paint". */
const takesObject = (first: string, second: string) =>
  OBJECTS.test(second) && !NO_VERBS.test(first) && !DETERMINERS.test(first)

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

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
