import type { HeardCandidate, WhyAnswer } from '@kathasagar/api/contract'
import type { HeardOutcome, WhyReason } from '@kathasagar/story/vocabulary'
import { answerOf, type StoryGraph } from '@kathasagar/story'

import type { WeighedCandidate, RulingExplanation } from '@kathasagar/engine/turn/explainRuling'

const LONGEST_TEXT = 160

/** Outcome and sentence of each reason. */
const REASONS: Readonly<Record<WhyReason, readonly [HeardOutcome, string]>> = {
  text: ['taken', 'These are the words of the choice.'],
  number: ['taken', 'The words name a choice by its place in the list.'],
  also: ['taken', 'This is another way to say the choice, as its author wrote it.'],
  answer: ['taken', 'The words hold an answer that takes the choice.'],
  command: ['taken', 'The words are a command, and no act in the story.'],
  lead: ['taken', 'A choice is clearly meant.'],
  authored: ['taken', 'No choice fits better than this answer of the author’s.'],
  locked: ['taken', 'The choice that is meant is closed now; its author says why.'],
  asked: ['asked', 'A choice may be meant, but not clearly enough to take it.'],
  no_topic: ['free', 'Somebody is spoken to who has no topic for these words.'],
  nothing_near: ['free', 'Nothing that lies open here comes near enough.'],
  hint: ['outside', 'The words ask about playing.'],
}

const shorten = (text: string) => {
  const signs = [...text]
  return signs.length <= LONGEST_TEXT ? text : `${signs.slice(0, LONGEST_TEXT).join('')}…`
}

/** Explains to an author why words were answered as they were. */
export function presentWhy(
  graph: StoryGraph,
  { reason, lead, candidates }: RulingExplanation,
): WhyAnswer {
  const [outcome, detail] = REASONS[reason]
  return {
    outcome,
    reason,
    lead,
    detail,
    candidates: candidates.map((one) => presentCandidate(graph, one)),
  }
}

function presentCandidate(graph: StoryGraph, candidate: WeighedCandidate): HeardCandidate {
  const { meant, nearest, score, isTaken: is_taken } = candidate
  const weighed = { nearest, score, is_taken }
  if ('offer' in meant) {
    const { text, path } = meant.offer
    const place = path.kind === 'choice' ? path.index : path.detail
    return { kind: 'choice', number: place + 1, text, ...weighed }
  }
  const { answer } = meant
  const said = { number: answer.index + 1, text: shorten(answerOf(graph, answer)?.text ?? '') }
  if (answer.of === 'topic') {
    const person = graph.cast[answer.person]?.name ?? answer.person
    return { kind: 'topic', ...said, person, ...weighed }
  }
  return { kind: 'reaction', ...said, is_story_wide: answer.of === 'story', ...weighed }
}
