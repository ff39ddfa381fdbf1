import {
  peopleAt,
  reactionsAt,
  type PersonHere,
  type Reaction,
  type StoryGraph,
  type World,
} from '@kathasagar/api/rules'

import type { Ruling } from '../turn/ruling.ts'
import { isQuestion } from '../words/question.ts'
import type { Candidate, Fit, RankChoices } from './rankMeant.ts'

type Answering = Ruling & { kind: 'reaction' | 'topic' }

/** An answer of the author's that fits what was said, and how well. */
export interface MeantAnswer {
  ruling: Answering
  score: number
}

export interface Said {
  graph: StoryGraph
  world: World | null
  node: string
  text: string
  rankChoices: RankChoices
}

/** So much of a phrase must have been said for it to be meant. */
const ENOUGH = 0.65
/** So much of what was said a whole phrase must answer. */
const ENOUGH_SAID = 0.4

/** The reaction or topic that fits best, of those that can be given now. */
export function answerMeant(said: Said): MeantAnswer | null {
  const { graph, world, node } = said
  const reactions = reactionsAt(graph, world, node).map(({ name, reaction }): MeantAnswer => {
    const target = reaction.goes ? reaction.goes : null
    return {
      ruling: { kind: 'reaction', answer: name, target },
      score: reactionFit(said, reaction),
    }
  })
  const people = peopleAt(graph, world, node)
  const topics = people.flatMap(({ id, topics }) =>
    topics.map(({ name, topic }): MeantAnswer => ({
      ruling: { kind: 'topic', person: id, answer: name },
      score: mostOf(said, topic.about),
    })),
  )
  const [best] = [...reactions, ...topics].toSorted((a, b) => b.score - a.score)
  return best && best.score >= ENOUGH ? best : null
}

/** Somebody who is spoken to by name, or the only one who is here and asked, has their own way of not answering. */
export function personAsked(said: Said): Answering | null {
  const people = peopleAt(said.graph, said.world, said.node).filter(
    ({ person }) => (person.otherwise ?? []).length > 0,
  )
  const [only] = people
  const named = people.find((one) => mostOf(said, namesOf(one)) >= ENOUGH)
  const asked = named ?? (people.length === 1 && isQuestion(said.text) ? only : undefined)
  return asked ? { kind: 'topic', person: asked.id, answer: null } : null
}

const namesOf = ({ person }: PersonHere) => [person.name, ...(person.aliases ?? [])]

/** `to` stands for itself; where there are deeds and things, one of each must be meant. */
function reactionFit(said: Said, { to = [], about = [], deeds = [] }: Reaction): number {
  const whole = fitsOf(said, to).filter(({ ofSaid }) => ofSaid >= ENOUGH_SAID)
  const parts = [about, deeds].filter((words) => words.length > 0)
  const least = parts.length === 0 ? 0 : Math.min(...parts.map((words) => mostOf(said, words)))
  return Math.max(least, ...whole.map(({ ofPhrase }) => ofPhrase))
}

const mostOf = (said: Said, phrases: readonly string[]) =>
  Math.max(0, ...fitsOf(said, phrases).map(({ ofPhrase }) => ofPhrase))

const fitsOf = ({ text, rankChoices }: Said, phrases: readonly string[]): readonly Fit[] =>
  rankChoices(
    text,
    phrases.map((phrase): Candidate => ({ phrases: [phrase], beyond: '' })),
    '',
  )
