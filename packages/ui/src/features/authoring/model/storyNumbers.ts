import { STORY_DEFAULTS } from '@kathasagar/story/vocabulary'

import type { StoryFieldName } from './storyForm.ts'

export interface NumberRule {
  min: number
  step: number
  /** Number that is used if the field is blank or invalid. */
  fallback: number
}

const count = (min: number, fallback = min): NumberRule => ({ min, step: 1, fallback })

/** Rules for the number fields of the form. The limits are those of the API contract. */
export const storyNumbers = {
  initial_xp: count(0, STORY_DEFAULTS.initial_xp_blank),
  actions_count: count(0),
  story_cards_count: count(0),
  total_scenes: count(0),
  branching_points: count(0),
  possible_endings: count(1, STORY_DEFAULTS.possible_endings),
  estimated_play_time: count(1, STORY_DEFAULTS.estimated_play_time),
  xp_gain_multiplier: { min: 0.1, step: 0.1, fallback: STORY_DEFAULTS.xp_gain_multiplier },
  health_max: count(1, STORY_DEFAULTS.health_max),
  inventory_slots: count(0, STORY_DEFAULTS.inventory_slots),
} as const satisfies Partial<Record<StoryFieldName, NumberRule>>

export type StoryNumberField = keyof typeof storyNumbers

/** Converts the typed text to the number that is sent to the server. */
export function coerced(typed: string, { step, fallback }: NumberRule): string {
  const number = Number.parseFloat(typed)
  if (Number.isNaN(number)) return String(fallback)
  return String(step === 1 ? Math.trunc(number) : number)
}
