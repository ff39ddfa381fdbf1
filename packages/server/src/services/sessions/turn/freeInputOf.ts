import type { AnsweredBy } from '@kathasagar/api/contract/vocabulary'
import { plainText } from '@kathasagar/story'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import type { Turn } from '@kathasagar/engine/turn/playTurn'
import type { Ruling } from '@kathasagar/engine/ruling/ruling'

/** Free text that a player typed. */
export interface NewFreeInput {
  /** Scene in which it was typed. */
  node: string
  /** In normal form. */
  words: string
  /** Null if no part of the story answered it. */
  answered_by: AnsweredBy | null
}

/** An address, or so many digits that they may be a number to call. */
const PERSONAL = /@|www\.|https?:|(?:\p{Nd}[ ().+-]*){5}/u

/** Words that may tell who wrote them; an author never sees such. */
export const looksPersonal = (words: string): boolean => PERSONAL.test(words)

/** The free words of a turn as its author may hear of them; of all else there is nothing to tell. */
export function freeInputOf({
  action,
  before,
  ruling,
}: Pick<Turn, 'action' | 'before' | 'ruling'>) {
  // In a scene that its author has not written nothing is tried of theirs.
  if (before.improvised || action.type !== 'custom_action' || isCommand(ruling)) return null
  const words = plainText(action.text)
  const length = [...words].length
  if (length === 0 || length > STORY_LIMITS.phraseMax || looksPersonal(action.text)) return null
  return { node: before.node, words, answered_by: answeredBy(ruling) } satisfies NewFreeInput
}

/** Words that go on, look closer or ask for a picture say nothing of the scene. */
const isCommand = (ruling: Ruling) =>
  ruling.kind === 'immerse' ||
  ruling.kind === 'show' ||
  (ruling.kind === 'advance' && ruling.by === 'continue')

function answeredBy(ruling: Ruling): AnsweredBy | null {
  switch (ruling.kind) {
    case 'advance':
      return ruling.by === 'words' || ruling.by === 'choice' ? 'choice' : null
    case 'linger':
    case 'locked':
      return 'choice'
    case 'reaction':
      return 'reaction'
    case 'topic':
      // One of somebody's ways of not answering is no answer.
      return ruling.answer === null ? null : 'topic'
    default:
      return null
  }
}
