import type { Author, Category, GameConfig, Story, Tag } from '@kathasagar/api/contract'

import type { StoryFormValues } from './storyForm.ts'
import { coerced, storyNumbers, type StoryNumberField } from './storyNumbers.ts'

export interface PreviewSource {
  values: StoryFormValues
  categories: readonly Category[]
  tags: readonly Tag[] | null
  author: Author
  counts: StoryCounts | null
  commands: GameConfig['commands']
  coverUrl?: string | undefined
}

export interface StoryCounts {
  total_scenes: number
  branching_points: number
  possible_endings: number
}

const NOBODY_YET = {
  likes_total: 0,
  plays_total: 0,
  bookmarks_total: 0,
  shares_count: 0,
  completion_rate: null,
  average_rating: 0,
}

const chosen = <Item extends { id: string }>(items: readonly Item[], ids: readonly string[]) =>
  items.filter(({ id }) => ids.includes(id))

/** Converts form values to a story for the preview card. */
export function previewStory(given: PreviewSource): Story {
  const { values, categories, tags, author, counts, commands, coverUrl } = given
  const number = (name: StoryNumberField) => Number(coerced(values[name], storyNumbers[name]))
  const { title, tagline, story_description, story_prompt, image_alt } = values

  return {
    id: 'preview',
    title,
    tagline,
    story_description,
    story_prompt,
    image_alt,
    cover_image_url: coverUrl ?? (values.cover_image_url.trim() || null),
    category: categories.find(({ id }) => id === values.category_id) ?? null,
    tags: chosen(tags ?? [], values.tag_ids),
    author,
    language: values.language,
    content_rating: values.content_rating,
    difficulty_level: values.difficulty_level,
    is_premium: values.is_premium,
    is_featured: false,
    status: 'draft',
    created_at: '',
    stats: NOBODY_YET,
    user_state: null,
    initial_xp: number('initial_xp'),
    actions_count: number('actions_count'),
    story_cards_count: number('story_cards_count'),
    estimated_play_time: number('estimated_play_time'),
    total_scenes: counts?.total_scenes ?? number('total_scenes'),
    branching_points: counts?.branching_points ?? number('branching_points'),
    possible_endings: counts?.possible_endings ?? number('possible_endings'),
    game_config: { commands },
  }
}
