import * as z from 'zod/mini'

import { count, text } from './fields/fields.ts'
import { formDecimal, formInteger } from './fields/formValues.ts'
import { named } from './fields/named.ts'
import { IMPROVISE, SKILL_CHECKS, STORY_DEFAULTS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'

const RuledCommand = z.object({
  cost: formInteger({ min: 0, max: STORY_LIMITS.commandCostMax }),
  description: z.optional(text(STORY_LIMITS.commandDescriptionMax)),
})

export const FullGameConfig = z.object({
  commands: z._default(
    named(RuledCommand, {
      most: STORY_LIMITS.commandsMax,
      what: 'commands',
      nameMax: STORY_LIMITS.commandNameMax,
    }),
    {},
  ),
  xp_gain_multiplier: z._default(
    formDecimal({ min: 0.1, max: 10, blank: STORY_DEFAULTS.xp_gain_multiplier }),
    STORY_DEFAULTS.xp_gain_multiplier,
  ),
  health_max: z._default(
    formInteger({ min: 1, max: STORY_LIMITS.healthMax, blank: STORY_DEFAULTS.health_max }),
    STORY_DEFAULTS.health_max,
  ),
  inventory_slots: z._default(
    formInteger({
      min: 0,
      max: STORY_LIMITS.commandCostMax,
      blank: STORY_DEFAULTS.inventory_slots,
    }),
    STORY_DEFAULTS.inventory_slots,
  ),
  skill_check_difficulty: z._default(z.enum(SKILL_CHECKS), STORY_DEFAULTS.skill_check_difficulty),
  improvise: z.optional(z.enum(IMPROVISE)),
})
export type FullGameConfig = z.infer<typeof FullGameConfig>

export const StoredGameConfig = z.object({
  commands: named(z.object({ cost: count, description: z.optional(z.string()) }), {
    most: STORY_LIMITS.commandsMax,
    what: 'commands',
    nameMax: STORY_LIMITS.commandNameMax,
  }),
  xp_gain_multiplier: z.number(),
  health_max: count,
  inventory_slots: count,
  skill_check_difficulty: z.enum(SKILL_CHECKS),
  improvise: z.optional(z.enum(IMPROVISE)),
})
