import type { EditableStory, PublicationStatus } from '@kathasagar/api/contract'
import type { StoryStructure } from '@kathasagar/story'
import { STORY_DEFAULTS } from '@kathasagar/story/vocabulary'

import { imageAddress } from '../pictures/index.ts'
import type { Editor, OwnCard, OwnStory } from './ownStory.ts'

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

/** Includes admin fields only for admins. */
export function presentEditable(
  story: OwnStory,
  structure: StoryStructure | null,
  { isAdmin }: Editor,
): EditableStory {
  const { story_system_prompt, is_featured, draft: _draft, game_config, ...fields } = story
  const { improvise } = game_config
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
    game_config: {
      commands: { ...game_config.commands },
      xp_gain_multiplier: game_config.xp_gain_multiplier ?? STORY_DEFAULTS.xp_gain_multiplier,
      health_max: game_config.health_max ?? STORY_DEFAULTS.health_max,
      inventory_slots: game_config.inventory_slots ?? STORY_DEFAULTS.inventory_slots,
      skill_check_difficulty:
        game_config.skill_check_difficulty ?? STORY_DEFAULTS.skill_check_difficulty,
      ...(improvise && { improvise }),
    },
    // The types differ only in `readonly`.
    story_structure: structure as EditableStory['story_structure'],
    created_at: story.created_at.toISOString(),
    ...(isAdmin ? { story_system_prompt, is_featured } : {}),
  }
}
