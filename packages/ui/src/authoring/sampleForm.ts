import { makeCategory, makeEditableStory, makeId, makeTag } from '@kathasagar/api/testing'

import { previewStory } from './previewStory.ts'
import type { StoryFormValues } from './storyForm.ts'

const { game_config, ...story } = makeEditableStory()

export const sampleShelves = {
  categories: [
    makeCategory(),
    makeCategory({ id: makeId(102), name: 'courts', display_name: 'Courts & Cunning' }),
  ],
  tags: [
    makeTag(),
    makeTag({ id: makeId(202), display_name: 'River', color: '#35BDB2' }),
    makeTag({ id: makeId(203), display_name: 'Riddles', color: '#F2B134' }),
  ],
}

/** A story whose every field says something; for stories of the pages on which one is written. */
export const sampleForm: StoryFormValues = {
  title: story.title,
  tagline: story.tagline,
  story_description: story.story_description,
  story_prompt: story.story_prompt,
  cover_image_url: '/covers/default.svg',
  image_alt: story.image_alt,
  category_id: makeId(101),
  tag_ids: [makeId(201)],
  language: 'en',
  content_rating: 'teen',
  difficulty_level: 'medium',
  is_premium: false,
  initial_xp: '100',
  actions_count: '40',
  story_cards_count: '12',
  total_scenes: '4',
  branching_points: '2',
  possible_endings: '2',
  estimated_play_time: '45',
  xp_gain_multiplier: String(game_config.xp_gain_multiplier),
  health_max: '100',
  inventory_slots: '8',
  skill_check_difficulty: 'medium',
  commands: ['continue', 'immerse', 'show', 'undo'].map((name) => ({
    name,
    cost: '',
    description: '',
  })),
  story_structure: story.story_structure ?? { start_node: '', nodes: {} },
  structure_text: null,
}

export const sampleCounts = { total_scenes: 4, branching_points: 2, possible_endings: 2 }

/** The same as readers would get it. */
export const samplePreview = (values: StoryFormValues) =>
  previewStory({
    values,
    ...sampleShelves,
    author: { display_name: 'Nirupama Joshi', avatar_url: null },
    counts: sampleCounts,
  })
