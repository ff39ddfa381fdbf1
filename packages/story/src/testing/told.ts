import type { ReviewedStory } from '../review/rules/reviewedStory.ts'
import type { StoryStructure } from '../schema/structure.ts'

export const told = (
  structure: StoryStructure,
  game_config: ReviewedStory['game_config'] = {},
): ReviewedStory => ({ structure, content_rating: 'everyone', initial_xp: 100, game_config })
