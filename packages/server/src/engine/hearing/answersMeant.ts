import {
  peopleAt,
  reactionsAt,
  type PersonHere,
  type Reaction,
  type StoryGraph,
  type World,
} from '@kathasagar/api/rules'

import type { Ruling } from '../turn/ruling.ts'
import { isOnlyQuestion, isQuestion, isRequest } from '../words/question.ts'
import type { Candidate, Fit, RankChoices } from './rankMeant.ts'

type Answering = Ruling & { kind: 'reaction' | 'topic' }

/** An answer of the author's that fits what was said, and how well. */
export interface MeantAnswer {
  ruling: Answering
  score: number
  /** Share of what was said that it answers. */
  ofSaid: number
  /** The phrase of its author's that came nearest. */
  nearest: string
  /** What it is about, to somebody who has to tell it from others. */
  about: string
}

export interface Said {
  graph: StoryGraph
  world: World | null
  node: string
  text: string
  rankChoices: RankChoices
}

/** A judge is told so many phrases of an answer. */
const TOLD_OF_EACH = 4
const shortly = (phrases: readonly string[]) => phrases.slice(0, TOLD_OF_EACH).join(', ')

/** So much of a phrase must have been said for it to be meant. */
const ENOUGH = 0.65
/** As much for one that holds everywhere: it knows least of where it is given. */
const ENOUGH_ANYWHERE = 0.95
/** So much of what was said a whole phrase must answer. */
const ENOUGH_SAID = 0.4

/** The reactions and topics that can be given now, by how well they fit; best first. */
export function rankAnswers(said: Said): readonly MeantAnswer[] {
  const { graph, world, node } = said
  const reactions = reactionsAt(graph, world, node).map(({ name, reaction }): MeantAnswer => {
    const target = reaction.goes ? reaction.goes : null
    return {
      ruling: { kind: 'reaction', answer: name, target },
      about: shortly([
        ...(reaction.deeds ?? []),
        ...(reaction.about ?? []),
        ...(reaction.to ?? []),
      ]),
      ...(name.of === 'story' ? fitAnywhere(said, reaction) : reactionFit(said, reaction)),
    }
  })
  const people = peopleAt(graph, world, node)
  const topics = people.flatMap(({ id, person, topics }) =>
    topics.map(({ name, topic }): MeantAnswer => ({
      ruling: { kind: 'topic', person: id, answer: name },
      about: `${person.name}: ${shortly(topic.about)}`,
      ...nearestOf(said, topic.about),
    })),
  )
  return [...reactions, ...topics].toSorted((a, b) => b.score - a.score || b.ofSaid - a.ofSaid)
}

/**
 * The reaction or topic that fits best, if it fits well enough; `ranked` is best first. A choice that
 * the words may mean as well has to be left behind: a word that an answer is about may be said on the
 * way to anything.
 */
export function answerMeant(
  ranked: readonly MeantAnswer[],
  choice: Rival | null,
): MeantAnswer | null {
  const best = ranked.find((one) => isEnough(one))
  if (best === undefined) return null
  if (choice === null) return best
  const isNearer = best.ofSaid > choice.answered
  return isNearer && (!choice.isClear || best.score > choice.ofPhrase) ? best : null
}

const isEnough = ({ ruling, score }: MeantAnswer): boolean =>
  score >= (ruling.kind === 'reaction' && ruling.answer.of === 'story' ? ENOUGH_ANYWHERE : ENOUGH)

/** A choice that the words may mean. */
interface Rival extends Pick<Fit, 'ofPhrase' | 'answered'> {
  /** It is meant, beyond asking. */
  isClear: boolean
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

type Nearest = Pick<MeantAnswer, 'score' | 'nearest' | 'ofSaid'>

const NOTHING: Nearest = { score: 0, nearest: '', ofSaid: 0 }

/** `to` stands for itself; where there are deeds and things, one of each must be meant. */
function reactionFit(said: Said, { to = [], about = [], deeds = [] }: Reaction): Nearest {
  const whole = fitsOf(said, to)
    .filter(({ ofSaid }) => ofSaid >= ENOUGH_SAID)
    .map((fit) => nearestIn(to, fit))
  const parts = [about, deeds]
    .filter((words) => words.length > 0)
    .map((words) => nearestOf(said, words))
  const least = parts.toSorted((a, b) => a.score - b.score)[0] ?? NOTHING
  const ofSaid = parts.reduce((sum, part) => sum + part.ofSaid, 0)
  return bestOf([...whole, { ...least, ofSaid: Math.min(1, ofSaid) }])
}

/** Whoever only asks about a deed does not do it, unless the author foresaw the question. */
function fitAnywhere(said: Said, reaction: Reaction): Nearest {
  const fit = reactionFit(said, reaction)
  const isAsked = isOnlyQuestion(said.text) && !isRequest(said.text)
  return isAsked && !isQuestion(fit.nearest) ? NOTHING : fit
}

const isBetter = (one: Nearest, other: Nearest) =>
  one.score > other.score || (one.score === other.score && one.ofSaid > other.ofSaid)

const bestOf = (all: readonly Nearest[]): Nearest =>
  all.reduce((best, one) => (isBetter(one, best) ? one : best), NOTHING)

const nearestIn = (phrases: readonly string[], { index, ofPhrase, ofSaid }: Fit): Nearest => ({
  score: ofPhrase,
  nearest: phrases[index] ?? '',
  ofSaid,
})

/** The phrase of which most was said. */
const nearestOf = (said: Said, phrases: readonly string[]): Nearest =>
  bestOf(fitsOf(said, phrases).map((fit) => nearestIn(phrases, fit)))

/** An author's phrases stay the same as long as their version of the story is open. */
const known = new WeakMap<readonly string[], readonly Candidate[]>()

function fitsOf({ text, rankChoices }: Said, phrases: readonly string[]): readonly Fit[] {
  const candidates =
    known.get(phrases) ?? phrases.map((phrase) => ({ phrases: [phrase], beyond: '' }))
  known.set(phrases, candidates)
  return rankChoices(text, candidates, '')
}
