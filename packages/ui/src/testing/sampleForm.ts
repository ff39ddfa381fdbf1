import type { Category, Tag } from '@kathasagar/api/contract'
import { makeStory } from '@kathasagar/api/testing'
import { DraftStructure } from '@kathasagar/story/schema'
import { PUBLISH_MINIMUMS } from '@kathasagar/story'

import type { StructureEditing } from '../features/authoring/components/StoryFormTabs/StoryFormTabs.tsx'
import { previewStory } from '../features/authoring/model/previewStory.ts'
import type { StoryFormValues } from '../features/authoring/model/storyForm.ts'
import { BUTTON_COMMANDS } from '../commands/commands.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const categories: Category[] = [
  { id: id(101), name: 'river-tales', display_name: 'River Tales', sort_order: 1 },
  { id: id(102), name: 'courts', display_name: 'Courts & Cunning', sort_order: 2 },
]
const tags: Tag[] = [
  { id: id(201), display_name: 'Bargains', color: '#F07AA8' },
  { id: id(202), display_name: 'River', color: '#35BDB2' },
  { id: id(203), display_name: 'Riddles', color: '#F2B134' },
]

export const sampleTaxonomy = { categories, tags }

const story_structure: StoryFormValues['story_structure'] = {
  start_node: 'jetty',
  nodes: {
    jetty: {
      text: 'Your oar is gone. Across the water somebody lifts it like a lamp.',
      choices: [
        { text: 'Swim across', target: 'current' },
        { text: 'Wait for the morning boat', target: 'morning' },
      ],
    },
    current: {
      text: 'Halfway over, the river begins to talk.',
      choices: [
        { text: 'Answer it', target: 'bargain' },
        { text: 'Turn back', target: 'jetty' },
      ],
    },
    bargain: { text: 'You reach the bank as its ferryman.', choices: [] },
    morning: { text: 'The boat comes. It is yours, and rowed.', choices: [] },
  },
}

export const sampleForm: StoryFormValues = {
  title: 'The Ferryman’s Second Oar',
  tagline: 'He carries everyone across. Tonight somebody asks to be carried back.',
  story_description: 'The river at Dhanpur has *two banks* and one boat.',
  story_prompt: 'You are the ferryman. The woman on the far bank is waving your own oar.',
  cover_image_url: '/covers/default.svg',
  image_alt: 'A boat with one oar on dark water',
  category_id: id(101),
  tag_ids: [id(201)],
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
  xp_gain_multiplier: '1',
  health_max: '100',
  inventory_slots: '8',
  skill_check_difficulty: 'medium',
  improvise: 'none',
  commands: BUTTON_COMMANDS.map((name) => ({ name, cost: '', description: '' })),
  story_structure,
  structure_text: null,
}

export const sampleCounts = { total_scenes: 4, branching_points: 2, possible_endings: 2 }

export const samplePreview = (values: StoryFormValues) =>
  previewStory({
    values,
    ...sampleTaxonomy,
    author: { handle: null, display_name: 'Nirupama Joshi', avatar_url: null },
    counts: sampleCounts,
    commands: makeStory().game_config.commands,
  })

export const sampleEditor: StructureEditing = {
  findings: [],
  certificate: null,
  readStructure: (json) => ({ structure: DraftStructure.parse(JSON.parse(json)) }),
  floors: PUBLISH_MINIMUMS,
  onGoToField: () => {},
}
