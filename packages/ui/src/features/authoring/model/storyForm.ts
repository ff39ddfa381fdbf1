import type { DraftStructure } from '@kathasagar/story/schema'
import type { FieldErrors } from '@kathasagar/api/contract'
import type {
  ContentRating,
  DifficultyLevel,
  Improvise,
  SkillCheck,
  StoryLanguage,
} from '@kathasagar/story/vocabulary'

/** A command of the story as it stands in its fields. */
export interface CommandField {
  /** Name of the command on the wire. */
  name: string
  /** XP for one use, as typed; blank for what it usually costs. */
  cost: string
  /** What the command does, in the author's words; blank without any. */
  description: string
}

/** A story while it is being written. Numbers are held as they were typed. */
export interface StoryFormValues {
  title: string
  tagline: string
  story_description: string
  story_prompt: string
  cover_image_url: string
  image_alt: string
  /** Blank for none. */
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
  /** What a connected model may make up. */
  improvise: Improvise
  commands: readonly CommandField[]
  story_structure: DraftStructure
  /** JSON that was typed and cannot be read as a structure; null while the structure stands. */
  structure_text: string | null
  /** Read by the storyteller alone. Where it is absent the form is an author's; so is the next. */
  story_system_prompt?: string
  is_featured?: boolean
}

export type StoryFieldName = keyof StoryFormValues
export type StoryFormErrors = FieldErrors<StoryFieldName>

/** A form of which somebody else holds the values. */
export interface StoryForm {
  /** Everything that was typed and chosen. */
  values: StoryFormValues
  /** What is wrong, field by field. */
  errors: StoryFormErrors
  /** Some fields are to have other values. */
  onChange: (changes: Partial<StoryFormValues>) => void
}

type TextName = {
  [K in StoryFieldName]: string extends StoryFormValues[K] ? K : never
}[StoryFieldName]
/** Fields that hold text as it was typed. */
export type TextFieldName = Exclude<TextName, 'structure_text' | 'story_system_prompt'>

/** Ties a text control to its field: spread what it gives on the control. */
export const bindText = ({ values, errors, onChange }: StoryForm, name: TextFieldName) => ({
  name,
  value: values[name],
  error: errors[name],
  onChange: (value: string) => onChange({ [name]: value }),
})
