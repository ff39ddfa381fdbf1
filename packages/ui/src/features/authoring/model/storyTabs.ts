import type { StoryFieldName, StoryFormErrors, StoryFormValues } from './storyForm.ts'

export const STORY_TABS = ['basic', 'details', 'gameplay', 'structure'] as const
export type StoryTab = (typeof STORY_TABS)[number]

/** Names of the fields on each tab. All other fields are on the first tab. */
const FIELDS = {
  details: [
    'language',
    'content_rating',
    'difficulty_level',
    'is_premium',
    'estimated_play_time',
    'actions_count',
    'story_cards_count',
    'total_scenes',
    'branching_points',
    'possible_endings',
  ],
  gameplay: [
    'initial_xp',
    'xp_gain_multiplier',
    'health_max',
    'inventory_slots',
    'skill_check_difficulty',
    'improvise',
    'commands',
  ],
  structure: ['story_structure', 'structure_text'],
} as const satisfies Partial<Record<StoryTab, readonly StoryFieldName[]>>

export const tabOf = (name: StoryFieldName): StoryTab =>
  (['details', 'gameplay', 'structure'] as const).find((tab) =>
    (FIELDS[tab] as readonly StoryFieldName[]).includes(name),
  ) ?? 'basic'

export const errorsOnTab = (tab: StoryTab, errors: StoryFormErrors) =>
  Object.entries(errors).filter(
    ([name, error]) => error !== undefined && tabOf(name as StoryFieldName) === tab,
  ).length

export const firstTabWithError = (errors: StoryFormErrors): StoryTab | undefined =>
  STORY_TABS.find((tab) => errorsOnTab(tab, errors) > 0)

const REQUIRED = [
  'title',
  'tagline',
  'story_description',
  'story_prompt',
  'cover_image_url',
  'category_id',
] as const satisfies readonly StoryFieldName[]

export const isBasicDone = (values: StoryFormValues) =>
  REQUIRED.every((name) => values[name].trim() !== '')
