import type { DraftStructure } from '@kathasagar/story/schema'
import type { FieldErrors } from '@kathasagar/api/contract'
import type {
  ContentRating,
  DifficultyLevel,
  Improvise,
  SkillCheck,
  StoryLanguage,
} from '@kathasagar/story/vocabulary'

export interface CommandField {
  name: string
  /** Price in XP as the author typed it. Blank means the default price. */
  cost: string
  description: string
}

/** Form values of a story. Numbers are stored as the author typed them. */
export interface StoryFormValues {
  title: string
  tagline: string
  story_description: string
  story_prompt: string
  cover_image_url: string
  image_alt: string
  category_id: string
  tag_ids: readonly string[]
  language: StoryLanguage
  content_rating: ContentRating
  difficulty_level: DifficultyLevel
  is_premium: boolean
  initial_xp: string
  actions_count: string
  story_cards_count: string
  total_scenes: string
  branching_points: string
  possible_endings: string
  estimated_play_time: string
  xp_gain_multiplier: string
  health_max: string
  inventory_slots: string
  skill_check_difficulty: SkillCheck
  improvise: Improvise
  commands: readonly CommandField[]
  story_structure: DraftStructure
  /** Invalid JSON that the author has typed, or null. */
  structure_text: string | null
  /** Only admins can edit this prompt, so other authors do not have this field. */
  story_system_prompt?: string
  is_featured?: boolean
}

export type StoryFieldName = keyof StoryFormValues
export type StoryFormErrors = FieldErrors<StoryFieldName>

export interface StoryForm {
  values: StoryFormValues
  errors: StoryFormErrors
  onChange: (changes: Partial<StoryFormValues>) => void
}

type TextName = {
  [K in StoryFieldName]: string extends StoryFormValues[K] ? K : never
}[StoryFieldName]
export type TextFieldName = Exclude<TextName, 'structure_text' | 'story_system_prompt'>

/** Returns the props that connect a text control with its form field. */
export const bindText = ({ values, errors, onChange }: StoryForm, name: TextFieldName) => ({
  name,
  value: values[name],
  error: errors[name],
  onChange: (value: string) => onChange({ [name]: value }),
})
