import { peopleAt, tokenize, type PersonHere, own, plainText } from '@kathasagar/story'

import type { Answering, InputContext } from './candidates.ts'
import { isInOtherLanguage } from '../text/languageOf.ts'
import { isCalled, isSpoken, isToThem, isToYou } from './intent/addressed.ts'
import { beginsWithName } from './intent/contentWordsOf.ts'
import { intentOf } from './intent/intentOf.ts'
import { intentSet } from './intent/intents.ts'
import { replyKindsTo, TALK_KINDS } from './intent/kindsOf.ts'
import { sameSign } from '../text/stem.ts'

const TOWARDS = intentSet('ask tell greet insult love sorry forgive thanks joke give call')
const DONE_TO = new Set([...TOWARDS, ...intentSet('attack touch look steal take promise refuse')])

/** Returns the present person whom the input addresses if no topic matches, else null. */
export function addressedPerson(said: InputContext): Answering | null {
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

function spokenTo(text: string, people: readonly PersonHere[]): PersonHere | undefined {
  const { form, intent } = intentOf(text)
  const isTalk = TALK_KINDS.some(([, pattern]) => pattern.test(text))
  const isMeant = form === 'question' || isToYou(text) || intent === 'greet' || isTalk
  if (people.length !== 1)
    return isMeant && (isToYou(text) || intent === 'greet' || isTalk) ? people[0] : undefined
  if (isMeant || (TOWARDS.has(intent) && (isToThem(text) || intent !== 'give'))) return people[0]
  return DONE_TO.has(intent) && isToThem(text) ? people[0] : undefined
}

function isNamed(text: string, one: PersonHere): boolean {
  if (!namesOf(one).some((name) => beginsWithName(text, name))) return false
  const { intent } = intentOf(text)
  return isSpoken(text) || DONE_TO.has(intent) || intent === null
}

const isAddressed = (text: string, one: PersonHere): boolean =>
  tokenize(text).length > 1 && isCalled(text, namesOf(one))

const namesOf = ({ person }: PersonHere) => [person.name, ...(person.aliases ?? [])]

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
    for (const alias of own(graph.cast, one)?.aliases ?? []) called.delete(plainSign(alias))
  const id = Object.keys(graph.cast).find((one) => {
    const { name = '', aliases = [] } = own(graph.cast, one) ?? {}
    if (here.has(one)) return false
    // A form of address identifies the person: "Abba, who sealed this?"
    if (called.size > 0 && aliases.some((alias) => called.has(plainSign(alias)))) return true
    if (!beginsWithName(text, name)) return false
    if (beginsWithName(first, name) && (isToYou(text) || /^\S+\s*[,!:]/u.test(opened))) return true
    return form === 'deed' ? DONE_TO_SOMEBODY.has(intent) : form === 'words' && SAID_TO.has(intent)
  })
  return id === undefined ? null : (own(graph.cast, id)?.name ?? null)
}
