import { peopleAt, wordsOf, type PersonHere } from '@kathasagar/story'

import type { Answering, InputContext } from './candidates.ts'
import { resolveAbsent } from './resolveAbsent.ts'
import { isForeignTo } from '../text/foreignTo.ts'
import { isCalled, isSpoken, isToThem, isToYou } from './intent/addressed.ts'
import { beginsWithName } from './intent/contentWordsOf.ts'
import { intentOf } from './intent/intentOf.ts'
import type { Intent } from './intent/intents.ts'
import { kindsSaidTo } from './intent/kindsOf.ts'
import { TALK_KINDS } from './intent/talkKinds.ts'

const TOWARDS = new Set<Intent | null>(
  'ask tell greet insult love sorry forgive thanks joke give call'.split(' ') as Intent[],
)
const DONE_TO = new Set<Intent | null>([
  ...TOWARDS,
  ...('attack touch look steal take promise refuse'.split(' ') as Intent[]),
])

/** Returns the addressed person here if no topic answers, else null. */
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
        said: kindsSaidTo(said.text, isForeignTo(said.graph, said.text)),
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
  wordsOf(text).length > 1 && isCalled(text, namesOf(one))

const namesOf = ({ person }: PersonHere) => [person.name, ...(person.aliases ?? [])]
