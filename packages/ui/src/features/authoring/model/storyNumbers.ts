import { STORY_DEFAULTS } from '@kathasagar/story/vocabulary'

import type { StoryFieldName } from './storyForm.ts'

export interface NumberRule {
  min: number
  step: number
  /** Value for a blank or invalid number. */
  fallback: number
}

const count = (min: number, fallback = min): NumberRule => ({ min, step: 1, fallback })

/** Number fields of the form, with the limits of the contract. */
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

export type StoryNumberName = keyof typeof storyNumbers

/** Converts a typed number to the value to send. */
export function coerced(typed: string, { step, fallback }: NumberRule): string {
  const number = Number.parseFloat(typed)
  if (Number.isNaN(number)) return String(fallback)
  return String(step === 1 ? Math.trunc(number) : number)
}
