import { STORY_DEFAULTS, type SkillCheck, STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import type { StoryStructure } from '../schema/structure.ts'

export interface PlayRules {
  health_max: number
  inventory_slots: number
  skill_check_difficulty: SkillCheck
}

type GivenRules = { readonly [Rule in keyof PlayRules]?: PlayRules[Rule] | undefined }

export const playRulesOf = ({
  health_max = STORY_DEFAULTS.health_max,
  inventory_slots = STORY_DEFAULTS.inventory_slots,
  skill_check_difficulty = STORY_DEFAULTS.skill_check_difficulty,
}: GivenRules): PlayRules => ({
  health_max: Math.min(health_max, STORY_LIMITS.healthMax),
  inventory_slots,
  skill_check_difficulty,
})

export const keyOfRules = (rules: PlayRules): string =>
  [rules.health_max, rules.inventory_slots, rules.skill_check_difficulty].join(' ')

const known = new WeakMap<StoryStructure, Map<string, StoryStructure>>()

/** Adds rules to a structure. The result is cached. */
export function applyPlayRules(structure: StoryStructure, given: GivenRules): StoryStructure {
  const rules = playRulesOf(given)
  const ruled = known.get(structure) ?? new Map<string, StoryStructure>()
  known.set(structure, ruled)
  const key = keyOfRules(rules)
  const found = ruled.get(key) ?? { ...structure, rules }
  ruled.set(key, found)
  return found
}
