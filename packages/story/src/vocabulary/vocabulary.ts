export const STORY_STATUSES = ['draft', 'in_review', 'published', 'archived'] as const

export type StoryStatus = (typeof STORY_STATUSES)[number]

export const CONTENT_RATINGS = ['everyone', 'family', 'general', 'teen', 'mature'] as const

export type ContentRating = (typeof CONTENT_RATINGS)[number]

export const DIFFICULTY_LEVELS = ['beginner', 'easy', 'medium', 'advanced', 'hard'] as const

export type DifficultyLevel = (typeof DIFFICULTY_LEVELS)[number]

export const STORY_LANGUAGES = ['en', 'hi', 'bn', 'te', 'mr', 'ta', 'ur', 'gu', 'kn', 'ml'] as const

export type StoryLanguage = (typeof STORY_LANGUAGES)[number]

export const STORY_LENGTHS = ['short', 'medium', 'long'] as const

export type StoryLength = (typeof STORY_LENGTHS)[number]

/** Minimum and maximum minutes, inclusive. */
export const LENGTH_MINUTES: Readonly<Record<StoryLength, readonly [number, number]>> = {
  short: [0, 20],
  medium: [21, 35],
  long: [36, 2_147_483_647],
}

/** `ink` and `html` are for stories that run in the Ink runtime or in their own page. */
export const EXPORT_FORMATS = ['json', 'twee', 'ink', 'html'] as const

export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const IMPORT_FORMATS = ['json', 'twee', 'html', 'ink'] as const

export type ImportFormat = (typeof IMPORT_FORMATS)[number]

export const SCENE_SOUNDS = ['rain', 'river', 'fire'] as const

export type SceneSound = (typeof SCENE_SOUNDS)[number]

/** Tool with which an imported story was written. */
export const STORY_ORIGINS = ['twine', 'ink', 'choicescript'] as const

/** Effects of an import note. `story` changes paths or text, `looks` the appearance. */
export const IMPORT_EFFECTS = ['story', 'looks', 'nothing'] as const

export type ImportEffect = (typeof IMPORT_EFFECTS)[number]

/** Ratings that filters treat as the same. */
export const FOR_EVERYONE: readonly ContentRating[] = ['everyone', 'family', 'general']

export const HARM_KINDS = [
  'minors',
  'self_harm',
  'graphic_harm',
  'sexual',
  'hate',
  'weapons',
  'real_people',
] as const

export type HarmKind = (typeof HARM_KINDS)[number]

export const DECLINED_KINDS = [...HARM_KINDS, 'other', 'unclear'] as const

export type DeclinedKind = (typeof DECLINED_KINDS)[number]

export const SKILL_CHECKS = ['easy', 'medium', 'hard'] as const

export type SkillCheck = (typeof SKILL_CHECKS)[number]

/** Freedom of a model if the author has no answer: within the scene, or new scenes. */
export const IMPROVISE = ['none', 'asides', 'scenes'] as const

export type Improvise = (typeof IMPROVISE)[number]

export const PLAYER_ACTIONS = ['continue', 'immerse', 'custom_action', 'show', 'undo'] as const

export type PlayerAction = (typeof PLAYER_ACTIONS)[number]

/** Types of history entries. Clients cannot request `story_start`. */
export const ACTION_TYPES = ['story_start', ...PLAYER_ACTIONS] as const

export type ActionType = (typeof ACTION_TYPES)[number]

export const MODEL_KINDS = ['text', 'image'] as const

export type ModelKind = (typeof MODEL_KINDS)[number]

export const ANSWERED_BY: Readonly<Record<PlayerAction, ModelKind | null>> = {
  continue: 'text',
  immerse: 'text',
  custom_action: 'text',
  show: 'image',
  undo: null,
}

export const TEXT_MODEL_KEYS = ['kathakar', 'tenali', 'birbal', 'vyasa'] as const

export type TextModelKey = (typeof TEXT_MODEL_KEYS)[number]

export const IMAGE_MODEL_KEYS = ['vishvakarma', 'chitrakar', 'ajanta', 'ravivarma'] as const

export type ImageModelKey = (typeof IMAGE_MODEL_KEYS)[number]

export const DEFAULT_TEXT_MODEL: TextModelKey = 'tenali'

export const DEFAULT_IMAGE_MODEL: ImageModelKey = 'vishvakarma'

export {
  ANYONE,
  TESTABLE,
  NAME_FACT,
  DEED_VERBS,
  FACT_KINDS,
  factName,
  INPUT_OUTCOMES,
  HINT_TOPICS,
  OPEN_FACT_KINDS,
  REPLY_KINDS,
  WHY_REASONS,
  type TestableFact,
  type FactKind,
  type InputOutcome,
  type HintTopic,
  type OpenFactKind,
  type ReplyKind,
  type WhyReason,
} from './freeInput.ts'

export {
  carriedName,
  DRAFT_LIMITS,
  IMPROV_MAX,
  INK_LIMITS,
  PAGE_LIMITS,
  PICTURE_LIMITS,
  STORY_DEFAULTS,
  STORY_LIMITS,
} from './storyLimits.ts'

export const DEFAULT_XP_COSTS: Readonly<Record<PlayerAction, number>> = {
  continue: 0,
  immerse: 2,
  show: 3,
  undo: 0,
  custom_action: 1,
}

/** Texts of a new story. The review requires replacing the first two. */
export const DEFAULT_SCENE_TEXTS = {
  intro: 'Your adventure begins here.',
  next_node: 'The road leads on, and its end is in sight.',
  end: 'The end of your adventure.',
} as const

export const XP_FIRST_VISIT = 5

export const XP_ENDING = 50

/** `error` prevents publishing, `hint` does not, and `person` requires an editor's decision. */
export const FINDING_SEVERITIES = ['error', 'hint', 'person'] as const
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number]

export const STORY_FIELDS = ['title', 'tagline', 'story_description', 'story_prompt'] as const
export type StoryField = (typeof STORY_FIELDS)[number]
export const FINDING_FIELDS = [...STORY_FIELDS, 'cover_image_url'] as const
