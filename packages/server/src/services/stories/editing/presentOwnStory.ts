import {
  type EditableStory,
  type MyStory,
  type PublicationStatus,
  type UserState,
} from '@kathasagar/api/contract'
import type { StoryStructure } from '@kathasagar/story'
import { STORY_DEFAULTS } from '@kathasagar/story/vocabulary'

import { imageAddress } from '../../images/imageAddress.ts'
import type { Editor, OwnCard, OwnStory } from '../authoringPorts.ts'
import type { StoredGameConfig } from '../ports.ts'
import { presentCard } from '../../../modules/catalogue/index.ts'

/** Where a story stands; more than that may be handed in. */
export const presentPublicationStatus = (story: OwnCard | OwnStory): PublicationStatus => ({
  id: story.id,
  status: story.status,
  revision: story.revision,
  version: story.version,
  updated_at: story.updated_at.toISOString(),
  published_at: story.published_at?.toISOString() ?? null,
  findings: story.findings,
  review_reason: story.review_reason,
  is_taken_down: story.is_taken_down,
  has_unpublished_changes: story.has_unpublished_changes,
})

export const presentMyStory = (story: OwnCard, user_state: UserState | null): MyStory => ({
  ...presentCard(story, user_state),
  ...presentPublicationStatus(story),
  total_scenes: story.total_scenes,
  branching_points: story.branching_points,
})

/** Rules that were never set are told as the product's own. */
const presentRules = (config: StoredGameConfig): EditableStory['game_config'] => ({
  commands: { ...config.commands },
  xp_gain_multiplier: config.xp_gain_multiplier ?? STORY_DEFAULTS.xp_gain_multiplier,
  health_max: config.health_max ?? STORY_DEFAULTS.health_max,
  inventory_slots: config.inventory_slots ?? STORY_DEFAULTS.inventory_slots,
  skill_check_difficulty: config.skill_check_difficulty ?? STORY_DEFAULTS.skill_check_difficulty,
  ...(config.manners && { manners: config.manners }),
  ...(config.improvise && { improvise: config.improvise }),
})

/** The whole story for whoever may change it; what only admins may set is told to them alone. */
export function presentEditable(
  story: OwnStory,
  structure: StoryStructure | null,
  { isAdmin }: Editor,
): EditableStory {
  const { story_system_prompt, is_featured, draft: _draft, ...fields } = story
  return {
    ...fields,
    ...presentPublicationStatus(story),
    shown_cover_url: imageAddress(story.cover_image_url, {
      of: 'stories',
      id: story.id,
      size: 'page',
    }),
    category_id: story.category?.id ?? null,
    tag_ids: story.tags.map(({ id }) => id),
    game_config: presentRules(story.game_config),
    // The engine's words for a structure are the contract's, but for what may not be changed.
    story_structure: structure as EditableStory['story_structure'],
    created_at: story.created_at.toISOString(),
    ...(isAdmin ? { story_system_prompt, is_featured } : {}),
  }
}
