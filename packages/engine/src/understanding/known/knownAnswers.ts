import { peopleAt, statusIn, wordsOfValue, type StoryGraph } from '@kathasagar/story'

import { isToYou } from '../intent/addressed.ts'
import { contentWordsOf, beginsWithName, shareMentioned } from '../intent/contentWordsOf.ts'
import { intentOf } from '../intent/intentOf.ts'
import type { StoryPlace } from '../../world/playWorld.ts'
import { earlierSentences, sceneSentences } from './relevantSentences.ts'

/** A fact that the player has read, or that the author stated for this scene. */
export type KnownAnswer =
  | { of: 'people'; names: readonly string[] }
  /** Time of day from the scene's sketch. */
  | { of: 'hour'; time: string }
  /** A state value with the author's label. */
  | { of: 'state'; label: string; value: string | boolean | number }
  /** A sentence of this scene, or of an earlier scene or codex page. */
  | { of: 'here' | 'before'; text: string }

const WHO_IS_HERE =
  /\b(?:who(?:['’]s| is| else is| all is| are| r)? (?:else )?(?:here|there|around|in here|with me|this)\b|(?:is|are) (?:there )?(?:any|some)(?:one|body)\b|any(?:one|body) (?:else )?(?:here|there|home|around)|am i alone)|(?:koi|कोई) (?:aur |और )?(?:hai|है)|(?:yahan|yaha|यहाँ|यहां) (?:aur |और )?(?:kaun|kon|कौन)|(?:kaun|kon|कौन) (?:hai|है) (?:yahan|yaha|यहाँ|यहां)/iu
const BESIDES = /\b(?:else|us|me|here|there|in|with|around|right|now|still)\b/giu
const WHAT_HOUR =
  /\bwhat(?:['’]s| is)? (?:the )?(?:time|hour)\b|\bis it (?:day|night|morning|evening|late|dark|dawn|dusk)\b|kitne baje|कितने बजे|(?:din|दिन) (?:hai|है) (?:ya|या)|किती वाजले|কটা বাজে|மணி என்ன|టైం ఎంత|ఎన్ని గంటలు|કેટલા વાગ્યા|ಎಷ್ಟು ಗಂಟೆ|ಗಂಟೆ ಎಷ್ಟು|മണി എത്ര|എത്ര മണി|کتنے بجے/iu

const ENOUGH_OF_LABEL = 0.66

/** Returns known answers to a question, most certain first. */
export function knownAnswers(at: StoryPlace, text: string): readonly KnownAnswer[] {
  const { form } = intentOf(text)
  if (form !== 'question') return []
  const plain = [...peopleKnown(at, text), ...hourKnown(at, text)]
  // Leaves questions about the addressed person to that person.
  if (plain.length > 0 || isToYou(text)) return plain
  return [
    ...sceneSentences(at, text).map((one): KnownAnswer => ({ of: 'here', text: one })),
    ...stateKnown(at, text),
    ...earlierSentences(at, text).map((one): KnownAnswer => ({ of: 'before', text: one })),
  ]
}

function peopleKnown({ graph, state, world }: StoryPlace, text: string): KnownAnswer[] {
  if (!WHO_IS_HERE.test(text) || graph.node(state.node).people === undefined) return []
  // "Is there anybody who sells rope" asks for more.
  if (contentWordsOf(text.replace(WHO_IS_HERE, ' ').replace(BESIDES, ' ')).length > 0) return []
  const people = peopleAt(graph, world, state.node)
  return [{ of: 'people', names: people.map(({ person }) => person.name) }]
}

function hourKnown({ graph, state }: StoryPlace, text: string): KnownAnswer[] {
  const time = graph.node(state.node).scene?.time?.trim().toLowerCase() ?? ''
  return time !== '' && WHAT_HOUR.test(text) ? [{ of: 'hour', time }] : []
}

function stateKnown({ graph, world }: StoryPlace, text: string): KnownAnswer[] {
  if (world === null || contentWordsOf(text).length === 0) return []
  return statusIn(graph.declared ?? {}, world).flatMap(
    ({ label, variable, value }): KnownAnswer[] => {
      if (isOfSomebody(graph, label, text) || shareMentioned(text, label) < ENOUGH_OF_LABEL)
        return []
      const told = 'one_of' in variable ? wordsOfValue(variable, String(value)) : value
      return [{ of: 'state', label, value: told }]
    },
  )
}

/** Returns true if the input only names a person to whom the label belongs: "Jamuna's trust". */
const isOfSomebody = (graph: StoryGraph, label: string, text: string) =>
  contentWordsOf(text).length === 1 &&
  Object.values(graph.cast).some(({ name }) => beginsWithName(text, name) && label.includes(name))
