import type { ReplyKind } from '@kathasagar/story/vocabulary'
import { own, type StoryGraph } from '@kathasagar/story'

import type { Answering, InputContext } from '../understanding/candidates.ts'
import { resolveAnswer } from '../understanding/matchChoices.ts'
import { addressedPerson } from '../understanding/addressedPerson.ts'
import { reactionOfKind } from '../understanding/reactionOfKind.ts'
import { scoreAgainst } from '../understanding/scoreInput.ts'

export const hasLine = ({ replies }: StoryGraph, kind: ReplyKind): boolean =>
  (own(replies, kind) ?? []).length > 0

/** Returns a person's line for the kind of words, else a story-wide reaction, else the person. */
export function replyByIntent(said: InputContext): Answering | null {
  const asked = addressedPerson(said)
  const kinds = asked?.kind === 'topic' ? (asked.said ?? []) : []
  return kinds.some((kind) => personHasLine(said, asked, kind))
    ? asked
    : (reactionOfKind(said) ?? asked)
}

/** Returns the line of an addressed person for a long speech, or null. */
export function replyToSpeech(said: InputContext): Answering | null {
  const asked = addressedPerson(said)
  return personHasLine(said, asked, 'speech') ? asked : null
}

function personHasLine({ graph }: InputContext, asked: Answering | null, kind: ReplyKind): boolean {
  const person = asked?.kind === 'topic' ? own(graph.cast, asked.person) : undefined
  return (own(person?.replies ?? {}, kind) ?? []).length > 0
}

/** Returns the author's reaction to the things that emoji show, or null. */
export function answerToEmoji(said: InputContext): Answering | null {
  const text = said.lore.emojiNames(said.text)
  if (!said.graph.isRich || text === '') return null
  const { answers } = scoreAgainst({ ...said, text }, [])
  const ofThings = answers.filter(({ ruling }) => ruling.kind === 'reaction')
  return resolveAnswer(ofThings, { chance: 0 }, said.world)?.ruling ?? null
}
