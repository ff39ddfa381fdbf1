/**
 * The words and limits of a story that every layer shares, from the database column to the component
 * prop. Imports nothing, so that the pure engine may read it too.
 */

export const STORY_STATUSES = ['draft', 'in_review', 'published', 'archived'] as const

export type StoryStatus = (typeof STORY_STATUSES)[number]

export const CONTENT_RATINGS = ['everyone', 'family', 'general', 'teen', 'mature'] as const

export type ContentRating = (typeof CONTENT_RATINGS)[number]

export const DIFFICULTY_LEVELS = ['beginner', 'easy', 'medium', 'advanced', 'hard'] as const

export type DifficultyLevel = (typeof DIFFICULTY_LEVELS)[number]

export const STORY_LANGUAGES = ['en', 'hi', 'bn', 'te', 'mr', 'ta', 'ur', 'gu', 'kn', 'ml'] as const

export type StoryLanguage = (typeof STORY_LANGUAGES)[number]

/** How long a story takes, for choosing one; `LENGTH_MINUTES` says what each means. */
export const STORY_LENGTHS = ['short', 'medium', 'long'] as const

export type StoryLength = (typeof STORY_LENGTHS)[number]

/** Fewest and most minutes of each length, both included. */
export const LENGTH_MINUTES: Readonly<Record<StoryLength, readonly [number, number]>> = {
  short: [0, 20],
  medium: [21, 35],
  long: [36, 2_147_483_647],
}

/** Export formats. `ink` and `html` are for stories that run as ink or as their own page. */
export const EXPORT_FORMATS = ['json', 'twee', 'ink', 'html'] as const

export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** What a story may be read from. */
export const IMPORT_FORMATS = ['json', 'twee', 'html', 'ink'] as const

export type ImportFormat = (typeof IMPORT_FORMATS)[number]

/** What may be heard in a scene, softly and on end, by whoever has turned sound on. */
export const SCENE_SOUNDS = ['rain', 'river', 'fire'] as const

export type SceneSound = (typeof SCENE_SOUNDS)[number]

/** What a story was written for, where it comes from elsewhere. */
export const STORY_ORIGINS = ['twine', 'ink', 'choicescript'] as const

export type StoryOrigin = (typeof STORY_ORIGINS)[number]

/** Effects of an import note on readers: `story` changes paths or text, `looks` only the appearance. */
export const IMPORT_EFFECTS = ['story', 'looks', 'nothing'] as const

export type ImportEffect = (typeof IMPORT_EFFECTS)[number]

/** Ratings that count as one when stories are filtered: they differ in name alone. */
export const FOR_EVERYONE: readonly ContentRating[] = ['everyone', 'family', 'general']

/** What the words of a player, an author or a model can do harm by; see the guard's rules. */
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

/**
 * Why a player's words are not taken: by a kind of harm; `other` where harm of another kind is plain; and
 * `unclear` where they may do harm, of which nothing is said.
 */
export const DECLINED_KINDS = [...HARM_KINDS, 'other', 'unclear'] as const

export type DeclinedKind = (typeof DECLINED_KINDS)[number]

export const SKILL_CHECKS = ['easy', 'medium', 'hard'] as const

export type SkillCheck = (typeof SKILL_CHECKS)[number]

/**
 * How far a connected model may go where a player's words meet nothing that the author foresaw: it tells
 * the scene as it stands; it makes up what comes of the words, in that scene; it opens scenes of its own.
 */
export const IMPROVISE = ['none', 'asides', 'scenes'] as const

export type Improvise = (typeof IMPROVISE)[number]

/** What a player can ask for: the commands of play. */
export const PLAYER_ACTIONS = ['continue', 'immerse', 'custom_action', 'show', 'undo'] as const

export type PlayerAction = (typeof PLAYER_ACTIONS)[number]

/** What a history entry can tell of; `story_start` is written by us and never asked for. */
export const ACTION_TYPES = ['story_start', ...PLAYER_ACTIONS] as const

export type ActionType = (typeof ACTION_TYPES)[number]

export const MODEL_KINDS = ['text', 'image'] as const

export type ModelKind = (typeof MODEL_KINDS)[number]

/** Who answers an action: a storyteller, a painter, or nobody. */
export const ANSWERED_BY: Readonly<Record<PlayerAction, ModelKind | null>> = {
  continue: 'text',
  immerse: 'text',
  custom_action: 'text',
  show: 'image',
  undo: null,
}

export const TEXT_MODEL_KEYS = ['kathakar', 'tenali', 'birbal', 'vyasa'] as const

export type TextModelKey = (typeof TEXT_MODEL_KEYS)[number]

/** A model is an image model exactly when its key begins with one of these. */
export const IMAGE_MODEL_KEYS = ['vishvakarma', 'chitrakar', 'ajanta', 'ravivarma'] as const

export type ImageModelKey = (typeof IMAGE_MODEL_KEYS)[number]

export const DEFAULT_TEXT_MODEL: TextModelKey = 'tenali'

export const DEFAULT_IMAGE_MODEL: ImageModelKey = 'vishvakarma'

export {
  ANYONE,
  ASKED_FACTS,
  CALLED,
  DEED_VERBS,
  FACT_KINDS,
  factName,
  HEARD_OUTCOMES,
  HINT_TOPICS,
  REPLY_KINDS,
  WHY_REASONS,
  type AskedFact,
  type FactKind,
  type HeardOutcome,
  type HintTopic,
  type ReplyKind,
  type WhyReason,
} from './heardWords.ts'

export {
  carriedName,
  DRAFTED,
  IMPROVISED,
  INK_LIMITS,
  PAGE_LIMITS,
  PICTURE_LIMITS,
  STORY_DEFAULTS,
  STORY_LIMITS,
} from './storyLimits.ts'

/** What an action costs in XP where the story's own commands say nothing. */
export const DEFAULT_XP_COSTS: Readonly<Record<PlayerAction, number>> = {
  continue: 0,
  immerse: 2,
  show: 3,
  undo: 0,
  custom_action: 1,
}

/** Texts of the scenes that a new story begins with; the first two are there to be replaced. */
export const DEFAULT_SCENE_TEXTS = {
  intro: 'Your adventure begins here.',
  next_node: 'The road leads on, and its end is in sight.',
  end: 'The end of your adventure.',
} as const

export const XP_FIRST_VISIT = 5

export const XP_ENDING = 50

/**
 * `error`: the story can't be published so. `hint`: worth a look, stands in nobody's way.
 * `person`: only a person can judge it, so publishing waits for one.
 */
export const FINDING_SEVERITIES = ['error', 'hint', 'person'] as const
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number]

/** The words of a story outside its structure. */
export const STORY_FIELDS = ['title', 'tagline', 'story_description', 'story_prompt'] as const
export type StoryField = (typeof STORY_FIELDS)[number]
/** Fields of the form that a finding of the review can mean. */
export const FINDING_FIELDS = [...STORY_FIELDS, 'cover_image_url'] as const
