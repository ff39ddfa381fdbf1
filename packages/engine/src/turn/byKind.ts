import type { ReplyKind } from '@kathasagar/story/vocabulary'
import { own, type StoryGraph } from '@kathasagar/story'

import type { Answering, Said } from '../hearing/candidates.ts'
import { resolveAnswer } from '../hearing/decide.ts'
import { personAsked } from '../hearing/personAsked.ts'
import { reactionOfKind } from '../hearing/reactionOfKind.ts'
import { holdAgainst } from '../hearing/weighWords.ts'

export const hasLine = ({ replies }: StoryGraph, kind: ReplyKind): boolean =>
  (own(replies, kind) ?? []).length > 0

/** By the kind of what was said: whoever has a line for it, what the story tells of it, whoever is meant. */
export function replyByIntent(said: Said): Answering | null {
  const asked = personAsked(said)
  const kinds = asked?.kind === 'topic' ? (asked.said ?? []) : []
  return kinds.some((kind) => personHasLine(said, asked, kind))
    ? asked
    : (reactionOfKind(said) ?? asked)
}

/** Whoever a long speech is said to and has a line for such; of all that it holds no part is answered. */
export function replyToSpeech(said: Said): Answering | null {
  const asked = personAsked(said)
  return personHasLine(said, asked, 'speech') ? asked : null
}

function personHasLine({ graph }: Said, asked: Answering | null, kind: ReplyKind): boolean {
  const person = asked?.kind === 'topic' ? own(graph.cast, asked.person) : undefined
  return (own(person?.replies ?? {}, kind) ?? []).length > 0
}

/** What the author tells of what emoji show; nobody is asked anything by them. */
export function answerToEmoji(said: Said): Answering | null {
  const text = said.lore.emojiNames(said.text)
  if (!said.graph.isRich || text === '') return null
  const { answers } = holdAgainst({ ...said, text }, [])
  const ofThings = answers.filter(({ ruling }) => ruling.kind === 'reaction')
  return resolveAnswer(ofThings, { chance: 0 }, said.world)?.ruling ?? null
}
