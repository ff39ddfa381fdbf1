import type { ContentRating, SkillCheck, StoryField } from '../../vocabulary/vocabulary.ts'
import type { StoryStructure } from '../../schema/structure.ts'
import type { Commands } from '../../pricing/xp.ts'

export interface ReviewedStory extends Readonly<Partial<Record<StoryField, string | undefined>>> {
  structure: StoryStructure
  content_rating: ContentRating
  initial_xp: number
  game_config: {
    readonly commands?: Commands | undefined
    readonly xp_gain_multiplier?: number | undefined
    readonly health_max?: number | undefined
    readonly inventory_slots?: number | undefined
    readonly skill_check_difficulty?: SkillCheck | undefined
  }
}
