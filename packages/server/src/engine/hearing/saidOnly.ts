import { wordsOf, type StoryGraph } from '@kathasagar/api/rules'

import { strengthOf, THE_VERY_WORDS, type MeantAnswer } from './answersMeant.ts'
import { isForeignTo } from './foreignTo.ts'
import { isExclaimed } from './intent/exclaimed.ts'
import { TALK_KINDS } from './intent/talkKinds.ts'
import { isBeyond } from './beyond.ts'
import { isFlying, isWonder } from './intent/wonders.ts'
import { isOfLaterTimes } from './laterTimes.ts'
import type { Candidate } from './rankMeant.ts'
import { isOfTheWorld, type OffTopicMeant } from './offTopic/offTopicOf.ts'

/** Whoever sends somebody away, or bids them be quiet, says no more than that. */
const SHORTLY = 6
const ORDER = TALK_KINDS.find(([kind]) => kind === 'order')?.[1]
const isOrder = (text: string) => ORDER?.test(text) === true && wordsOf(text).length <= SHORTLY

/**
 * Whether words carry none of the choices: they sigh, send somebody away, wish for a wonder, or are about
 * later times or the world outside, and no choice is of their kind.
 */
export function carriesNone(
  graph: StoryGraph,
  text: string,
  candidates: readonly Candidate[],
  offTopic: OffTopicMeant | null,
): boolean {
  const isIn = (test: (phrase: string) => boolean) =>
    candidates.some(({ phrases }) => phrases.some(test))
  if (isExclaimed(text)) return !isIn(isExclaimed)
  if (offTopic?.isSure === true && offTopic.kind === 'world')
    return !isIn((phrase) => isOfTheWorld(graph, phrase))
  if (isOfLaterTimes(graph, text)) return !isIn((phrase) => isOfLaterTimes(graph, phrase))
  if (offTopic?.isSure === true) return !isIn((phrase) => isWonder(phrase) || isFlying(phrase))
  return isOrder(text) && !isIn((phrase) => ORDER?.test(phrase) === true)
}

/** The author's answers that may be given to such words: those for their kind, and for the very words. */
export function answersOfKind(
  graph: StoryGraph,
  text: string,
  answers: readonly MeantAnswer[],
  offTopic: OffTopicMeant | null,
): readonly MeantAnswer[] {
  const orOf = (test: (one: MeantAnswer) => boolean) =>
    answers.filter((one) => strengthOf(one) >= THE_VERY_WORDS || test(one))
  if (offTopic !== null && !offTopic.isSure)
    return answers.filter((one) => strengthOf(one) >= STRONG)
  if (offTopic?.kind === 'wonder') return orOf(({ nearest }) => isBeyond(graph, nearest))
  if (offTopic?.kind === 'world') return orOf(() => false)
  if (isExclaimed(text)) return orOf(({ ruling }) => ruling.kind === 'reaction')
  return isForeignTo(graph, text)
    ? orOf((one) => strengthOf(one) >= FROM_ABROAD[one.ruling.kind])
    : answers
}
/** So strong an answer must be to words that may be of no story at all. */
const STRONG = 0.5
/** Across languages words are met by a few of them: so strong an answer must be to be what was said. */
const FROM_ABROAD = { reaction: 0.4, topic: 0.6 }
