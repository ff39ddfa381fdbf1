import { peopleAt, reactionsAt, wasGiven, type StoryGraph, type World } from '@kathasagar/api/rules'

import type { Ruling } from '../turn/ruling.ts'
import { absentMeant } from './absentMeant.ts'
import { fitAnywhere, reactionFit, topicFit } from './answerFit.ts'
import { isAddressed } from './personAsked.ts'
import type { Fit, RankChoices } from './rankMeant.ts'

export type Answering = Ruling & { kind: 'reaction' | 'topic' }

/** An answer of the author's that fits what was said, and how well. */
export interface MeantAnswer {
  ruling: Answering
  score: number
  /** Share of what was said that it answers. */
  ofSaid: number
  /** It is about what was named, and something else is asked or done with that. */
  isAstray: boolean
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
/** An answer as strong as this is what was said, and not a word of it. */
export const THE_VERY_WORDS = 0.8
/** Less likely a choice is not asked for where an answer fits: the better it does, the less so. */
const DOUBTFUL = 0.33
const DOUBT_OF_STRENGTH = 0.3

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
  const addressed = people.find((one) => isAddressed(said.text, one))
  const others = (id: string) => addressed !== undefined && addressed.id !== id
  const topics = people.flatMap(({ id, person, topics }) =>
    topics.map(({ name, topic }): MeantAnswer => ({
      ruling: { kind: 'topic', person: id, answer: name },
      about: `${person.name}: ${shortly(topic.about)}`,
      ...topicFit(said, topic.about, others(id)),
    })),
  )
  const isMeantForAnother = absentMeant(said) !== null
  return [...reactions, ...(isMeantForAnother ? [] : topics)].toSorted(
    (a, b) => b.score - a.score || b.ofSaid - a.ofSaid,
  )
}

/**
 * The reaction or topic that fits best, if it fits well enough; `ranked` is best first. A choice that
 * the words may mean as well has to be left behind: a word that an answer is about may be said on the
 * way to anything.
 */
export function answerMeant(
  ranked: readonly MeantAnswer[],
  choice: Rival | null,
  world: World | null = null,
): MeantAnswer | null {
  const best = ranked.find((one) => isMeant(one) && !isSpent(one, world))
  if (best === undefined) return null
  if (choice === null) return best
  const strength = strengthOf(best)
  if (choice.isClear)
    return strength >= THE_VERY_WORDS && best.ofSaid > choice.answered ? best : null
  return choice.chance < DOUBTFUL + DOUBT_OF_STRENGTH * strength ? best : null
}

/** How well an answer and what was said cover one another. */
export const strengthOf = ({ score, ofSaid }: Pick<MeantAnswer, 'score' | 'ofSaid'>): number =>
  score + ofSaid === 0 ? 0 : (2 * score * ofSaid) / (score + ofSaid)

/** Whether an answer fits well enough to be given. */
export const isMeant = ({ ruling, score, isAstray }: MeantAnswer): boolean =>
  !isAstray &&
  score >= (ruling.kind === 'reaction' && ruling.answer.of === 'story' ? ENOUGH_ANYWHERE : ENOUGH)

/** Given before, and now for other words: nobody wants to hear it again instead of an answer. */
function isSpent({ ruling, ofSaid, score }: MeantAnswer, world: World | null): boolean {
  if (world === null || ruling.answer === null) return false
  if (ruling.kind === 'reaction' && ruling.target !== null) return false
  return wasGiven(world, ruling.answer) && Math.min(score, ofSaid) < THE_SAME_AGAIN
}
const THE_SAME_AGAIN = 0.8

/** A choice that the words may mean. */
interface Rival extends Pick<Fit, 'answered'> {
  /** It is meant, beyond asking. */
  isClear: boolean
  /** How likely it is, or any other beside it. */
  chance: number
}
