import * as z from 'zod/mini'
import { text } from './fields/fields.ts'
import { IMPROVISE, SKILL_CHECKS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'

/** A number within limits. Rejects NaN and infinity. */
const between = (min: number, max: number, what: string) => {
  const error = `${what} must be from ${min} to ${max}`
  return z.number({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }))
}
const whole = (min: number, max: number, what: string) =>
  between(min, max, what).check(
    z.refine(Number.isInteger, { error: `${what} must be a whole number` }),
  )

export const InitialXp = whole(0, STORY_LIMITS.initialXpMax, 'The XP to begin with')

const RuledCommand = z.object({
  cost: whole(0, STORY_LIMITS.commandCostMax, 'The cost of a command'),
  description: z.optional(text(STORY_LIMITS.commandDescriptionMax)),
})

/** Game rules with limits, which apply when a story is saved or imported. */
export const GameRules = z.object({
  commands: z.record(z.string(), RuledCommand),
  /** Factor for gained XP. The result is rounded. */
  xp_gain_multiplier: z.optional(between(0.1, 10, 'The XP multiplier')),
  /** Initial and maximum health. */
  health_max: z.optional(whole(1, STORY_LIMITS.healthMax, 'The most health')),
  inventory_slots: z.optional(whole(0, STORY_LIMITS.commandCostMax, 'The number of slots')),
  skill_check_difficulty: z.optional(z.enum(SKILL_CHECKS)),
  /** Improvisation that a connected model may do. Default: none. */
  improvise: z.optional(z.enum(IMPROVISE)),
})
export type GameRules = z.infer<typeof GameRules>
