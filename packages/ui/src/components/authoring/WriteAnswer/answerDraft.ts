import type { FreeInputGroup, WrittenAnswer } from '@kathasagar/api/contract'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

/** What the author has typed of an answer so far. */
export interface AnswerDraft {
  /** `topic:` with somebody's id, `scene` or `story`. */
  place: string
  phrases: readonly string[]
  text: string
  if: string
  /** Changes of the story's state; undefined where the field is blank. */
  sets: WrittenAnswer['sets']
  once: boolean
}

/** An answer before its first word: the players' own words are there already. */
export const blankAnswer = ({ words, wordings, is_there }: FreeInputGroup): AnswerDraft => ({
  place: is_there ? 'scene' : 'story',
  phrases: [words, ...wordings].slice(0, STORY_LIMITS.phrases),
  text: '',
  if: '',
  sets: undefined,
  once: false,
})

const placeOf = (place: string, node: string): WrittenAnswer['place'] => {
  if (place === 'story') return { of: 'story' }
  return place.startsWith('topic:')
    ? { of: 'topic', person: place.slice('topic:'.length) }
    : { of: 'scene', node }
}

/** The answer that a draft stands for. */
export function answerOf(draft: AnswerDraft, node: string): WrittenAnswer {
  return {
    place: placeOf(draft.place, node),
    phrases: [...draft.phrases],
    text: draft.text.trim(),
    ...(draft.if.trim() ? { if: draft.if.trim() } : {}),
    ...(draft.sets ? { sets: draft.sets } : {}),
    ...(draft.once ? { once: true } : {}),
  }
}
