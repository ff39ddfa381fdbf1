import type { DraftStructure, TryGroup, WrittenAnswer } from '@kathasagar/api/contract'
import { STORY_LIMITS } from '@kathasagar/api/contract/vocabulary'

/** So many values of a number are offered. */
const MOST_VALUES = 60
const CHANGES: readonly string[] = ['+1', '-1', '+2', '-2']

type Declared = NonNullable<DraftStructure['state']>

/** What the author has typed of an answer so far. */
export interface AnswerDraft {
  /** `topic:` with somebody's id, `scene` or `story`. */
  place: string
  phrases: readonly string[]
  text: string
  if: string
  /** Name of the value that it sets; blank for none. */
  effect: string
  /** What that becomes, as its option says. */
  value: string
  once: boolean
}

/** An answer before its first word: the players' own words are there already. */
export const blankAnswer = ({ words, wordings, is_there }: TryGroup): AnswerDraft => ({
  place: is_there ? 'scene' : 'story',
  phrases: [words, ...wordings].slice(0, STORY_LIMITS.phrases),
  text: '',
  if: '',
  effect: '',
  value: '',
  once: false,
})

/** The values that an answer can set something to: as they are said, and as they are set. */
export function valuesOf(variable: Declared[string] | undefined): readonly string[] {
  if (variable === undefined) return []
  if ('flag' in variable) return ['true', 'false']
  if ('one_of' in variable) return variable.one_of
  const [least, most] = variable.number
  const all = Array.from({ length: Math.min(most - least + 1, MOST_VALUES) }, (_, i) => least + i)
  return [...CHANGES, ...all.map(String)]
}

function setsOf({ effect, value }: AnswerDraft, declared: Declared): WrittenAnswer['sets'] {
  const variable = Object.hasOwn(declared, effect) ? declared[effect] : undefined
  if (variable === undefined) return undefined
  if ('flag' in variable) return { [effect]: value === 'true' }
  if ('one_of' in variable) return { [effect]: value }
  // A change is text, a value is a number.
  return { [effect]: CHANGES.includes(value) ? value : Number(value) }
}

const placeOf = (place: string, node: string): WrittenAnswer['place'] => {
  if (place === 'story') return { of: 'story' }
  return place.startsWith('topic:')
    ? { of: 'topic', person: place.slice('topic:'.length) }
    : { of: 'scene', node }
}

/** The answer that a draft stands for. */
export function answerOf(draft: AnswerDraft, node: string, declared: Declared): WrittenAnswer {
  const sets = setsOf(draft, declared)
  return {
    place: placeOf(draft.place, node),
    phrases: [...draft.phrases],
    text: draft.text.trim(),
    ...(draft.if.trim() ? { if: draft.if.trim() } : {}),
    ...(sets ? { sets } : {}),
    ...(draft.once ? { once: true } : {}),
  }
}
