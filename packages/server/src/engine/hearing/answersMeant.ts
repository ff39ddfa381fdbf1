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
  /** The phrase of its author's that came nearest. */
  nearest: string
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

/** The reactions and topics that can be given now, by how well they fit; best first. */
export function rankAnswers(said: Said): readonly MeantAnswer[] {
  const { graph, world, node } = said
  const reactions = reactionsAt(graph, world, node).map(({ name, reaction }): MeantAnswer => {
    const target = reaction.goes ? reaction.goes : null
    return {
      ruling: { kind: 'reaction', answer: name, target },
      ...reactionFit(said, reaction),
    }
  })
  const people = peopleAt(graph, world, node)
  const topics = people.flatMap(({ id, topics }) =>
    topics.map(({ name, topic }): MeantAnswer => ({
      ruling: { kind: 'topic', person: id, answer: name },
      ...nearestOf(said, topic.about),
    })),
  )
  return [...reactions, ...topics].toSorted((a, b) => b.score - a.score)
}

/** The reaction or topic that fits best, if it fits well enough; `ranked` is best first. */
export function answerMeant(ranked: readonly MeantAnswer[]): MeantAnswer | null {
  const [best] = ranked
  return best && best.score >= ENOUGH ? best : null
}

/** Somebody who is spoken to by name, or the only one who is here and asked, has their own way of not answering. */
export function personAsked(said: Said): Answering | null {
  const people = peopleAt(said.graph, said.world, said.node).filter(
    ({ person }) => (person.otherwise ?? []).length > 0,
  )
  const [only] = people
  const named = people.find((one) => nearestOf(said, namesOf(one)).score >= ENOUGH)
  const asked = named ?? (people.length === 1 && isQuestion(said.text) ? only : undefined)
  return asked ? { kind: 'topic', person: asked.id, answer: null } : null
}

const namesOf = ({ person }: PersonHere) => [person.name, ...(person.aliases ?? [])]

type Nearest = Pick<MeantAnswer, 'score' | 'nearest'>

const NOTHING: Nearest = { score: 0, nearest: '' }

/** `to` stands for itself; where there are deeds and things, one of each must be meant. */
function reactionFit(said: Said, { to = [], about = [], deeds = [] }: Reaction): Nearest {
  const whole = fitsOf(said, to)
    .filter(({ ofSaid }) => ofSaid >= ENOUGH_SAID)
    .map(({ index, ofPhrase }): Nearest => ({ score: ofPhrase, nearest: to[index] ?? '' }))
  const parts = [about, deeds]
    .filter((words) => words.length > 0)
    .map((words) => nearestOf(said, words))
  const least = parts.toSorted((a, b) => a.score - b.score)[0] ?? NOTHING
  return bestOf([...whole, least])
}

const bestOf = (all: readonly Nearest[]): Nearest =>
  all.reduce((best, one) => (one.score > best.score ? one : best), NOTHING)

/** The phrase of which most was said. */
const nearestOf = (said: Said, phrases: readonly string[]): Nearest =>
  bestOf(
    fitsOf(said, phrases).map(({ index, ofPhrase }) => ({
      score: ofPhrase,
      nearest: phrases[index] ?? '',
    })),
  )

const fitsOf = ({ text, rankChoices }: Said, phrases: readonly string[]): readonly Fit[] =>
  rankChoices(
    text,
    phrases.map((phrase): Candidate => ({ phrases: [phrase], beyond: '' })),
    '',
  )
