import { wordsOf, type StoryGraph } from '@kathasagar/api/rules'

import { strengthOf, THE_VERY_WORDS, type MeantAnswer } from './answersMeant.ts'
import { isForeignTo } from './foreignTo.ts'
import { isExclaimed } from './intent/exclaimed.ts'
import { TALK_KINDS } from './intent/talkKinds.ts'
import { isFlying, isWonder } from './intent/wonders.ts'
import { isOfLaterTimes } from './laterTimes.ts'
import type { Candidate } from './rankMeant.ts'
import { isOfTheWorld } from './worldMeant.ts'

/** Whoever sends somebody away, or bids them be quiet, says no more than that. */
const SHORTLY = 6
const ORDER = TALK_KINDS.find(([kind]) => kind === 'order')?.[1]
const isOrder = (text: string) => ORDER?.test(text) === true && wordsOf(text).length <= SHORTLY

/** A story's choices stay the same as long as its version is open. */
const flown = new WeakMap<StoryGraph, boolean>()

/** Whether its reader can fly in a story: some choice of it does. */
function canFly(graph: StoryGraph): boolean {
  const known =
    flown.get(graph) ??
    graph.names.some((name) =>
      graph
        .node(name)
        .choices.some(({ text, also = [] }) => [text, ...also].some((one) => isFlying(one))),
    )
  flown.set(graph, known)
  return known
}

/** Whether words are for what nobody can do in this story. */
export const isBeyond = (graph: StoryGraph, text: string): boolean =>
  isWonder(text) || (isFlying(text) && !canFly(graph))

/**
 * Whether words carry none of the choices: they sigh, send somebody away, wish for a wonder, or are about
 * later times or the world outside, and no choice is of their kind.
 */
export function carriesNone(
  graph: StoryGraph,
  text: string,
  candidates: readonly Candidate[],
): boolean {
  const isIn = (test: (phrase: string) => boolean) =>
    candidates.some(({ phrases }) => phrases.some(test))
  if (isExclaimed(text)) return !isIn(isExclaimed)
  if (isOfTheWorld(graph, text)) return !isIn((phrase) => isOfTheWorld(graph, phrase))
  if (isOfLaterTimes(graph, text)) return !isIn((phrase) => isOfLaterTimes(graph, phrase))
  if (isBeyond(graph, text)) return !isIn((phrase) => isWonder(phrase) || isFlying(phrase))
  return isOrder(text) && !isIn((phrase) => ORDER?.test(phrase) === true)
}

/** The author's answers that may be given to such words: those for their kind, and for the very words. */
export function answersOfKind(
  graph: StoryGraph,
  text: string,
  answers: readonly MeantAnswer[],
): readonly MeantAnswer[] {
  const orOf = (test: (one: MeantAnswer) => boolean) =>
    answers.filter((one) => strengthOf(one) >= THE_VERY_WORDS || test(one))
  if (isBeyond(graph, text)) return orOf(({ nearest }) => isBeyond(graph, nearest))
  if (isOfTheWorld(graph, text)) return orOf(() => false)
  if (isExclaimed(text)) return orOf(({ ruling }) => ruling.kind === 'reaction')
  return isForeignTo(graph, text)
    ? orOf((one) => strengthOf(one) >= FROM_ABROAD[one.ruling.kind])
    : answers
}
/** Across languages words are met by a few of them: so strong an answer must be to be what was said. */
const FROM_ABROAD = { reaction: 0.4, topic: 0.6 }
