import * as z from 'zod/mini'
import { text } from './fields/fields.ts'
import { IMPROVISE, SKILL_CHECKS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'

/** A number between two others, or a sentence that says which. NaN and infinity are no numbers. */
const between = (min: number, max: number, what: string) => {
  const error = `${what} must be from ${min} to ${max}`
  return z.number({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }))
}
const whole = (min: number, max: number, what: string) =>
  between(min, max, what).check(
    z.refine(Number.isInteger, { error: `${what} must be a whole number` }),
  )

/** XP that a session begins with. */
export const InitialXp = whole(0, STORY_LIMITS.initialXpMax, 'The XP to begin with')

/** A command as an author sets it. */
const RuledCommand = z.object({
  /** XP. */
  cost: whole(0, STORY_LIMITS.commandCostMax, 'The cost of a command'),
  description: z.optional(text(STORY_LIMITS.commandDescriptionMax)),
})

/** The rules of a story's game, wherever stories enter: no cost that is absurd gets in. */
export const GameRules = z.object({
  commands: z.record(z.string(), RuledCommand),
  /** What is won is multiplied by this, and rounded. */
  xp_gain_multiplier: z.optional(between(0.1, 10, 'The XP multiplier')),
  /** What health begins with and never exceeds, in a story whose state has it. */
  health_max: z.optional(whole(1, STORY_LIMITS.healthMax, 'The most health')),
  /** So many things can be carried at once. */
  inventory_slots: z.optional(whole(0, STORY_LIMITS.commandCostMax, 'The number of slots')),
  /** Of a check that names none of its own. */
  skill_check_difficulty: z.optional(z.enum(SKILL_CHECKS)),
  /** What a connected model may do where nothing was foreseen; nothing unless said. */
  improvise: z.optional(z.enum(IMPROVISE)),
})
export type GameRules = z.infer<typeof GameRules>
