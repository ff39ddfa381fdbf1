import type { StoryGraph } from '@kathasagar/story'
import { type FactKind, STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { isEnglish } from '../text/languageOf.ts'
import { isQuestion } from '../text/question.ts'
import type { Fact, FactContext } from '../world/fact.ts'
import { plainWord, plainWords, WORD, wordSet } from './plainWords.ts'
import {
  FOREIGN_PROMISE,
  ENGLISH,
  hindiKind,
  startsReportedSpeech,
  NAMED,
  NO_NAME,
} from './verbs.ts'
import { FUSED_PRONOUNS, onlyOne, addresseeAt, type Addressee } from './addressee.ts'

export type StatedFact = Pick<Fact, 'kind' | 'who' | 'name' | 'thing' | 'what' | 'is_guessed'>

const LEAD = wordSet(
  `i we ill id im ive will would do did have had just also then so and but ok okay yes now please here want to must shall let me
   hereby solemnly softly quietly quickly gently loudly again still already can am going gonna turn finally truly`,
)
const HAD = wordSet('a an the my his her your their this that some two three')
const HINDI_LEAD = wordSet('main mai mein maine hum toh phir aur میں मी तुला')
const NEVER = wordSet('nahi mat agar yadi shayad')
const OTHERS = wordSet('vo voh wo woh tum aap tu usne unhone')
const TO_WHOM = wordSet('ko se')
const OF = wordSet('ka ki ke')
const THAT = wordSet('ki')
const SAY = wordSet('say said')
/** Kinds of facts that speech creates. Other kinds need an author's text that describes the action. */
const SPOKEN = new Set<FactKind>(['told', 'promised', 'asked', 'is_called'])
const TO_SOMEBODY = new Set<FactKind>(['gave', 'hurt', 'asked'])

const CLAUSE = /[.!?;।۔؟\n]+|,?\s(?:and|then|aur|और|phir|फिर)\s(?=(?:i|main|mai|maine|मैं|मैंने)\s)/iu
const PROMISED_AFTER = /,\s*(?:i|we) (?:promise|swear|vow)(?: you)?$/iu

interface FactSource extends Pick<FactContext, 'isAuthors'> {
  /** True if the described action happened. Otherwise, only spoken facts are extracted. */
  isDone: boolean
}

/** Extracts the facts that a text states. Ignores questions. */
export const factsIn = (
  at: FactContext,
  text: string,
  { isDone, isAuthors = false }: FactSource,
): readonly StatedFact[] =>
  toldIn({ ...at, isAuthors }, text).filter(({ kind }) => isDone || SPOKEN.has(kind))

const last = new WeakMap<StoryGraph, { key: string; told: readonly StatedFact[] }>()

function toldIn(at: FactContext, text: string): readonly StatedFact[] {
  const { isAuthors } = at
  const key = JSON.stringify([at.node, isAuthors, text])
  const known = last.get(at.graph)
  if (known?.key === key) return known.told
  const told = isQuestion(text)
    ? []
    : clausesOf(text).flatMap((clause) => inClause(at, clause) ?? [])
  const whole = told
    .map((one) => ({
      ...one,
      ...thingIn(at, one),
      what: isAuthors ? short(spelt(one.what)) : normal(one),
    }))
    // "Take the left path" adds no possession, because the path is not an item of the story.
    .filter(({ kind, thing }: StatedFact) => kind !== 'has' || thing !== undefined)
  last.set(at.graph, { key, told: whole })
  return whole
}

const clausesOf = (text: string): readonly string[] =>
  text.split(CLAUSE).map((clause) => clause.trim().replace(/^["“]|["”]$/gu, ''))

function inClause(at: FactContext, whole: string): StatedFact | null {
  const name = NAMED.map((pattern) => pattern.exec(whole)?.[1]).find(Boolean)
  if (name && !plainWords(name).some((word) => NO_NAME.has(word)))
    return { kind: 'is_called', what: name }
  const after = PROMISED_AFTER.exec(whole)
  const { called, clause } = withoutCall(at, whole.slice(0, after?.index))
  if (after) return { kind: 'promised', ...personIn(at, called), what: clause }
  const hindi = () => (isEnglish(clause) ? null : inHindi(at, clause))
  const told = inEnglish(at, clause) ?? hindi() ?? elsewhere(at, clause)
  return told && (told.name || !called ? told : { ...told, ...personOf(called) })
}

function withoutCall(
  at: FactContext,
  clause: string,
): { called: Addressee | null; clause: string } {
  const parts = clause.split(',')
  for (const place of parts.length > 1 ? [0, parts.length - 1] : []) {
    const words = plainWords(parts[place] ?? '')
    const called = addresseeAt(at, words, 0)
    if (called?.name && called.length === words.length) {
      return { called, clause: parts.toSpliced(place, 1).join(',').trim() }
    }
  }
  return { called: null, clause }
}

const personOf = ({ who, name }: Pick<Addressee, 'who' | 'name'>) => ({
  ...(who === undefined ? {} : { who }),
  ...(name === undefined ? {} : { name }),
})

function personIn(at: FactContext, whom: Pick<Addressee, 'who' | 'name'> | null) {
  if (whom !== null) return personOf(whom)
  const only = onlyOne(at)
  return { ...personOf(only), ...(only.who !== undefined && { is_guessed: true }) }
}

function clauseOf(text: string): Clause {
  const raw = text.split(/\s+/u).filter((word) => plainWord(word) !== '')
  return { words: raw.map(plainWord), rest: (from, to) => raw.slice(from, to).join(' ') }
}

function inEnglish(at: FactContext, text: string): StatedFact | null {
  const clause = clauseOf(text)
  const { words, rest } = clause
  const first = words.findIndex((word) => ENGLISH.has(word) && word !== WORD.have)
  const verb = first < 0 ? words.indexOf(WORD.have) : first
  const kind = ENGLISH.get(words[verb] ?? '')
  const next = words[verb + 1] ?? ''
  if (kind === undefined || !words.slice(0, verb).every((word) => LEAD.has(word))) return null
  if (isDenied(clause, kind, verb + 1) || next === WORD.me) return null
  // "Have" is also an auxiliary verb, so it counts as possession only before a known thing.
  if (kind === 'has') return HAD.has(next) ? { kind, what: rest(verb + 1) } : null
  const word = kind === 'gave' ? words.indexOf(WORD.word, verb) : -1
  if (word < 0) return doneTo(at, { kind, verb, ...clause })
  const direct = addresseeAt(at, words, verb + 1)
  const behind = words[word + 1] === WORD.to ? addresseeAt(at, words, word + 2) : null
  const from = word + 1 + (behind === null ? 0 : behind.length + 1)
  return { kind: 'promised', ...personIn(at, direct ?? behind), what: rest(from) }
}

/** Returns the receiver after the verb or after "to", and the remaining words. */
function doneTo(
  at: FactContext,
  clause: Clause & { kind: FactKind; verb: number },
): StatedFact | null {
  const { kind, words, verb, rest } = clause
  const direct = verb + (words[verb + 1] === WORD.to ? 2 : 1)
  const whom = addresseeAt(at, words, direct)
  if (isDenied(clause, kind, direct + (whom?.length ?? 0))) return null
  if (whom) return { kind, ...personIn(at, whom), what: givenIn(kind, rest(direct + whom.length)) }
  const last = words.lastIndexOf(WORD.to)
  if (last > verb && isDenied(clause, kind, last + 1)) return null
  const behind = kind !== 'promised' && last > verb ? addresseeAt(at, words, last + 1) : null
  if (behind && last + 1 + behind.length === words.length) {
    return { kind, ...personIn(at, behind), what: rest(verb + 1, last) }
  }
  if (rest(verb + 1) === '' || SAY.has(words[verb] ?? '') || isToOthers(clause, verb)) return null
  if (kind === 'gave') return { kind, what: rest(verb + 1) }
  return TO_SOMEBODY.has(kind) ? null : { kind, ...personIn(at, null), what: rest(verb + 1) }
}

/** In "Give her back the broom, and go", only the thing is given. */
const givenIn = (kind: FactKind, what: string) =>
  kind === 'gave' ? what.replace(/^back /iu, '').replace(/(?:,| and ).*/su, '') : what

function inHindi(at: FactContext, text: string): StatedFact | null {
  const { words, rest } = clauseOf(text)
  const that = words.findIndex(
    (word, i) =>
      i > 1 &&
      (THAT.has(word) || rest(i, i + 1) === 'کہ') &&
      startsReportedSpeech(words[i - 1] ?? ''),
  )
  const head = that < 0 ? words : words.slice(0, that)
  if (head.some((word) => NEVER.has(word)) || OTHERS.has(head[0] ?? '')) return null
  const verb = hindiKind(head)
  if (verb === null || (verb.kind === 'gave' && that >= 0)) return null
  const { kind, place } = verb
  const named = hindiObjectPerson(at, head)
  if (named === null && (TO_SOMEBODY.has(kind) || (kind === 'told' && that < 0))) return null
  if (kind === 'promised' && !head.slice(place + 1).some(givesWord)) return null
  const left = head.flatMap((word, i) => {
    const isWhom = named !== null && i >= named.from && i < named.to
    return isWhom || i >= place || HINDI_LEAD.has(word) ? [] : [rest(i, i + 1)]
  })
  while (OF.has(plainWord(left.at(-1) ?? ''))) left.pop()
  const what = that < 0 ? left.join(' ') : rest(that + 1)
  if (what === '' && kind !== 'hurt' && kind !== 'asked') return null
  return { kind, ...personIn(at, named?.whom ?? null), what }
}

/** Returns true if a verb makes a promise: "kasam khata", but not "wada tha". */
const givesWord = (word: string): boolean => GIVING.some((stem) => word.startsWith(stem))
const GIVING = plainWords('kar kiya de di du kha le')

/** Returns the person before "ko" or "se", or of a pronoun that contains one. */
export function hindiObjectPerson(at: FactContext, words: readonly string[]) {
  for (const from of words.keys()) {
    const whom = addresseeAt(at, words, from)
    const to = from + (whom?.length ?? 0)
    if (whom && TO_WHOM.has(words[to] ?? '')) return { whom, from, to: to + 1 }
    if (whom && FUSED_PRONOUNS.has(words[from] ?? '')) return { whom, from, to }
  }
  return null
}

function elsewhere(at: FactContext, clause: string): StatedFact | null {
  const found = FOREIGN_PROMISE.exec(clause)
  if (found === null) return null
  const [before = '', behind = ''] = [
    clause.slice(0, found.index),
    clause.slice(found.index + found[0].length),
  ].map((part) => part.trim().replace(LEADS_THERE, ''))
  const what = behind === '' ? before : behind
  return what === '' ? null : { kind: 'promised', ...personIn(at, null), what }
}
/** Words such as "I", "am" and "that" before or after the verb "promise". */
const LEADS_THERE = /^(?:(?:যে|की|আমি|मी|तुला|मैं|हूँ|நான்|నేను|છું|કે|હું|ನಾನು|ഞാൻ|ہوں|کہ|میں)(?:\s+|$))+/u

function thingIn({ graph }: FactContext, { kind, what }: StatedFact): Pick<StatedFact, 'thing'> {
  if (kind !== 'gave' && kind !== 'has') return {}
  const words = new Set(plainWords(what))
  const found = Object.entries(graph.things).find(([, { name, aliases = [] }]) =>
    [name, ...aliases].some((one) => words.has(plainWords(one).at(-1) ?? '')),
  )
  return found ? { thing: found[0] } : {}
}

/** Converts to reported speech: "I" becomes the player, and "you" the listener. */
function normal({ what, name }: StatedFact): string {
  const line = spelt(what)
  const said =
    name === undefined ? line : line.replace(/\byou\b/giu, name).replace(/\byour\b/giu, `${name}’s`)
  const told = toSecondPerson(said).replace(/^you\b/u, 'that you')
  return short(told)
}

const short = (what: string) => [...what].slice(0, STORY_LIMITS.factMax).join('')

function spelt(what: string): string {
  const words = what.split(/\s+/u).filter(Boolean)
  const first = words.findIndex((word) => WORDY.test(word))
  const last = words.findLastIndex((word) => WORDY.test(word))
  const line = words.slice(Math.max(0, first), last + 1).join(' ')
  return line.replace(/[.,;:!…"”]{1,4}$/u, '').replace(/^[,:;"“]{1,4}/u, '')
}
const WORDY = /[\p{L}\p{N}]/u

interface Clause {
  words: readonly string[]
  rest: (from: number, to?: number) => string
}

const NOTHING = wordSet('nothing nobody none noone')
const NOT = wordSet('not neither')
const WILL = wordSet('will shall would can')
/** Words after "give" that are not a gift, as in "give up shouting". */
const GIVES_IN = wordSet('up way')

/** Returns true if the words after a verb negate it: "no one", "not a soul". */
function isDenied({ words, rest }: Clause, kind: FactKind, place: number): boolean {
  const [word = '', next, then = ''] = words.slice(place)
  if (NOTHING.has(word)) return true
  if (NOT.has(word)) return next !== WORD.to
  if (kind === 'gave' && GIVES_IN.has(word)) return true
  if (word !== WORD.no || next === undefined) return false
  if (kind === 'promised') return next === WORD.one && !WILL.has(then)
  return !/[:,;“"]/u.test(rest(place - 1, place + 1))
}

const TO_A_HEARER = wordSet('tell telling told inform informed warn warned')
const IS_TOLD = wordSet(
  'two truth whole full rest story tale tales secret secrets news reason name names joke riddle facts way lie dream plan worst best',
)

/** Returns true if the listener is unknown, as in "tell the town first". */
const isToOthers = ({ words }: Clause, verb: number): boolean =>
  TO_A_HEARER.has(words[verb] ?? '') &&
  words[verb + 1] === WORD.the &&
  !IS_TOLD.has(words[verb + 2] ?? '')

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

/** Converts first person to second. Text with "you" or with quotes stays the same. */
function toSecondPerson(text: string): string {
  if (isToSomeone(text)) return text
  return PERSONS.reduce((words, [from, to]) => words.replace(from, to), text.replaceAll('’', "'"))
}

function isToSomeone(text: string): boolean {
  return /["“”]|\byou(?:r|rs)?\b/iu.test(text)
}
