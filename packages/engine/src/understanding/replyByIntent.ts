import {
  getOwn,
  reactionsAt,
  tokenize,
  type Reaction,
  type StoryGraph,
  peopleAt,
  type PresentPerson,
  plainText,
} from '@kathasagar/story'
import type { ReplyKind } from '@kathasagar/story/vocabulary'

import { isEnglish, isInOtherLanguage } from '../text/languageOf.ts'
import type { Answering, InputContext } from './score.ts'
import { keywordsOf } from '../text/keywordsOf.ts'
import { saysThem, saysYou, isCalled, isSpoken } from './intent/addressed.ts'
import { beginsWithName } from './intent/contentWordsOf.ts'
import { intentOf } from './intent/intentOf.ts'
import { intentSet, type Intent } from './intent/intents.ts'
import { resolveAnswer } from './matchChoices.ts'
import { scoreAgainst } from './scoreInput.ts'
import { replyKindsTo, TALK_KINDS } from './intent/kindsOf.ts'
import { sameSign } from '../text/stem.ts'

export const hasLine = ({ replies }: StoryGraph, kind: ReplyKind): boolean =>
  (getOwn(replies, kind) ?? []).length > 0

/** Returns a person's line for this kind of input, else a story-wide reaction, else only the person. */
export function replyByIntent(said: InputContext): Answering | null {
  const asked = addressedPerson(said)
  const kinds = asked?.kind === 'topic' ? (asked.said ?? []) : []
  return kinds.some((kind) => personHasLine(said, asked, kind))
    ? asked
    : (reactionOfKind(said) ?? asked)
}

/** Returns the line of an addressed person for a long speech, or null. */
export function replyToSpeech(said: InputContext): Answering | null {
  const asked = addressedPerson(said)
  return personHasLine(said, asked, 'speech') ? asked : null
}

function personHasLine({ graph }: InputContext, asked: Answering | null, kind: ReplyKind): boolean {
  const person = asked?.kind === 'topic' ? getOwn(graph.cast, asked.person) : undefined
  return (getOwn(person?.replies ?? {}, kind) ?? []).length > 0
}

/** Returns the author's reaction to the things that emoji show, or null. */
export function answerToEmoji(said: InputContext): Answering | null {
  const text = said.lore.emojiNames(said.text)
  if (!said.graph.isRich || text === '') return null
  const { answers } = scoreAgainst({ ...said, text }, [])
  const ofThings = answers.filter(({ ruling }) => ruling.kind === 'reaction')
  return resolveAnswer(ofThings, { chance: 0 }, said.world)?.ruling ?? null
}

/** Intents to which one reaction applies for any object. `ALIKE_ALONE`: only without an object. */
const ALIKE = intentSet(
  'insult love music pray rest flee feel fear wait refuse joke hide sorry thanks forgive',
)
const ALIKE_ALONE = intentSet('attack break steal eat drink')

/** Matches "feel" in the sense of touch: "feel for the seam". */
const BY_HAND = /^feel (?:for|along|around|round|under|inside|behind|the|his|her|its|my|your)\b/iu

const known = new WeakMap<Reaction, Intent | null>()

export function reactionOfKind(said: InputContext): Answering | null {
  const { graph, world, node, text } = said
  const { form, intent } = intentOf(text)
  if (form === 'question' || (!ALIKE.has(intent) && !ALIKE_ALONE.has(intent))) return null
  if (isLedElsewhere(said) || (intent === 'attack' && isDoneToThing(said))) return null
  const found = reactionsAt(graph, world, node).find(
    ({ name, reaction }) =>
      name.of === 'story' &&
      !reaction.goes &&
      (ALIKE.has(intent) || (reaction.about ?? []).length === 0) &&
      kindOf(reaction) === intent &&
      (world === null || getOwn(world.given, `story:${name.index}`) === undefined),
  )
  return found ? { kind: 'reaction', answer: found.name, target: null } : null
}

/** Verbs that only introduce another act: "go to sleep", "take a nap". */
const LEADS_ANY = new Set(
  tokenize('go come try start begin let keep have take give get make want do'),
)

/** Returns true if the main verb has another intent: "put the whistle down" is not making music. */
function isLedElsewhere({ text }: InputContext): boolean {
  if (!isEnglish(text)) return false
  const lead = keywordsOf(text).find(({ word, meaning }) => meaning.isDeed && !LEADS_ANY.has(word))
  return lead !== undefined && intentOf(lead.word).intent !== intentOf(text).intent
}

/** Matches a noun phrase. "Bite the bread" does not attack a person. */
const A_THING = /\b(?:the|a|an|my|this|that|some|one of) \p{L}+/iu
const isDoneToThing = ({ graph, text }: InputContext): boolean =>
  A_THING.test(text) &&
  !saysThem(text) &&
  !saysYou(text) &&
  !Object.values(graph.cast).some(({ name, aliases = [] }) =>
    [name, ...aliases].some((one) => beginsWithName(text, one)),
  )

/** Returns the most frequent intent of a reaction's phrases, or null if they differ. */
function kindOf(reaction: Reaction): Intent | null {
  if (!known.has(reaction)) {
    const { deeds = [], to = [] } = reaction
    const phrases = deeds.length > 0 ? deeds : to
    const kinds = phrases.flatMap((phrase) =>
      BY_HAND.test(phrase) ? [] : (intentOf(phrase).intent ?? []),
    )
    const counted = new Map<Intent, number>()
    for (const kind of kinds) counted.set(kind, (counted.get(kind) ?? 0) + 1)
    const [most] = [...counted].toSorted((a, b) => b[1] - a[1])
    known.set(reaction, most !== undefined && most[1] * 2 > phrases.length ? most[0] : null)
  }
  return known.get(reaction) ?? null
}

const TOWARDS = intentSet('ask tell greet insult love sorry forgive thanks joke give call')
const DONE_TO = new Set([...TOWARDS, ...intentSet('attack touch look steal take promise refuse')])

/** Returns the present person whom the input addresses if no topic matches, else null. */
function addressedPerson(said: InputContext): Answering | null {
  const people = peopleAt(said.graph, said.world, said.node).filter(
    ({ person }) =>
      (person.otherwise ?? []).length > 0 || Object.keys(person.replies ?? {}).length > 0,
  )
  const named =
    people.find((one) => isAddressed(said.text, one)) ??
    people.find((one) => isNamed(said.text, one))
  if (named === undefined && resolveAbsent(said) !== null) return null
  const asked = named ?? spokenTo(said.text, people)
  return asked
    ? {
        kind: 'topic',
        person: asked.id,
        answer: null,
        said: replyKindsTo(said.text, isInOtherLanguage(said.graph, said.text)),
      }
    : null
}

function spokenTo(text: string, people: readonly PresentPerson[]): PresentPerson | undefined {
  const { form, intent } = intentOf(text)
  const isTalk = TALK_KINDS.some(([, pattern]) => pattern.test(text))
  const isMeant = form === 'question' || saysYou(text) || intent === 'greet' || isTalk
  if (people.length !== 1)
    return isMeant && (saysYou(text) || intent === 'greet' || isTalk) ? people[0] : undefined
  if (isMeant || (TOWARDS.has(intent) && (saysThem(text) || intent !== 'give'))) return people[0]
  return DONE_TO.has(intent) && saysThem(text) ? people[0] : undefined
}

function isNamed(text: string, one: PresentPerson): boolean {
  if (!namesOf(one).some((name) => beginsWithName(text, name))) return false
  const { intent } = intentOf(text)
  return isSpoken(text) || DONE_TO.has(intent) || intent === null
}

const isAddressed = (text: string, one: PresentPerson): boolean =>
  tokenize(text).length > 1 && isCalled(text, namesOf(one))

const namesOf = ({ person }: PresentPerson) => [person.name, ...(person.aliases ?? [])]

const DONE_TO_SOMEBODY = intentSet(
  'ask tell call greet insult love sorry forgive thanks joke give attack touch',
)
/** Intents of speech that requires a present person. Insults and love do not require one. */
const SAID_TO = intentSet('ask tell call greet sorry forgive thanks joke give attack touch')
const plainSign = (word: string) => sameSign(plainText(word))

const CALLED = /^([^\s,]+)\s*,/u

const OPENERS =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:hey|oh|o|ok|dear|mr|mrs|miss|arre|arey|are|sir|अरे|ओ|हे)[\s,.]+)*/iu

/**
 * Returns the name of an absent person whom the input addresses. A mere mention, such as "what is
 * Dunnett like?", returns null, because people in the scene can answer.
 */
export function resolveAbsent({
  graph,
  node,
  text,
}: Pick<InputContext, 'graph' | 'node' | 'text'>) {
  const here = new Set(graph.node(node).people)
  const { form, intent } = intentOf(text)
  const sentences = text.split(/(?<=[.!?।۔؟])\s+/u).map((one) => one.replace(OPENERS, ''))
  const [opened = ''] = sentences
  const [first = ''] = opened.split(/[\s,!:?]+/u)
  const called = new Set(sentences.flatMap((one) => CALLED.exec(one)?.[1] ?? []).map(plainSign))
  for (const one of here)
    for (const alias of getOwn(graph.cast, one)?.aliases ?? []) called.delete(plainSign(alias))
  const id = Object.keys(graph.cast).find((one) => {
    const { name = '', aliases = [] } = getOwn(graph.cast, one) ?? {}
    if (here.has(one)) return false
    // A form of address identifies the person: "Abba, who sealed this?"
    if (called.size > 0 && aliases.some((alias) => called.has(plainSign(alias)))) return true
    if (!beginsWithName(text, name)) return false
    if (beginsWithName(first, name) && (saysYou(text) || /^\S+\s*[,!:]/u.test(opened))) return true
    return form === 'deed' ? DONE_TO_SOMEBODY.has(intent) : form === 'words' && SAID_TO.has(intent)
  })
  return id === undefined ? null : (getOwn(graph.cast, id)?.name ?? null)
}
