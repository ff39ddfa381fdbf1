import * as z from 'zod/mini'

import {
  count,
  CoverImageUrl,
  DEFAULT_STRUCTURE,
  DraftStructure,
  nonEmptyName,
  nonEmptyText,
  formInteger,
  FullGameConfig,
  objectOrJson,
  objectOrValidJson,
  text,
} from '@kathasagar/story/schema'
import { id } from './fields.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import {
  CONTENT_RATINGS,
  DIFFICULTY_LEVELS,
  STORY_DEFAULTS,
  STORY_LANGUAGES,
  type ContentRating,
  STORY_LIMITS,
} from '@kathasagar/story/vocabulary'

const isEmpty = (value: object) => Object.keys(value).length === 0

/** Treats an empty object as no structure. */
const StructureOrNone = z.pipe(
  z.transform((given: unknown) =>
    typeof given === 'object' && given !== null && isEmpty(given) ? null : given,
  ),
  z.nullable(DraftStructure),
)

const storyCount = (min: number) => formInteger({ min, max: LIMITS.storyCountMax, blank: min })
const numbers = {
  initial_xp: formInteger({
    min: 0,
    max: STORY_LIMITS.initialXpMax,
    blank: STORY_DEFAULTS.initial_xp_blank,
  }),
  actions_count: storyCount(0),
  story_cards_count: storyCount(0),
  total_scenes: storyCount(0),
  branching_points: storyCount(0),
  possible_endings: storyCount(1),
  estimated_play_time: formInteger({
    min: 1,
    max: LIMITS.storyCountMax,
    blank: STORY_DEFAULTS.estimated_play_time,
  }),
}

const numbersOrDefaults = {
  initial_xp: z._default(numbers.initial_xp, STORY_DEFAULTS.initial_xp),
  actions_count: z._default(numbers.actions_count, 0),
  story_cards_count: z._default(numbers.story_cards_count, 0),
  total_scenes: z._default(numbers.total_scenes, 0),
  branching_points: z._default(numbers.branching_points, 0),
  possible_endings: z._default(numbers.possible_endings, STORY_DEFAULTS.possible_endings),
  estimated_play_time: z._default(numbers.estimated_play_time, STORY_DEFAULTS.estimated_play_time),
}

const words = {
  // Lists show these fields, so they must be visible.
  title: nonEmptyName(STORY_LIMITS.titleMax),
  tagline: nonEmptyName(STORY_LIMITS.taglineMax),
  story_description: nonEmptyText(STORY_LIMITS.descriptionMax),
  story_prompt: nonEmptyText(STORY_LIMITS.promptMax),
  image_alt: text(STORY_LIMITS.imageAltMax),
}
const tagIds = z.array(id).check(z.maxLength(STORY_LIMITS.tagsMax, { error: 'At most 20 tags' }))

const isRating = (given: unknown): given is ContentRating =>
  (CONTENT_RATINGS as readonly unknown[]).includes(given)

/** Fields that are ignored unless the caller is an admin. */
const adminFields = {
  story_system_prompt: z.optional(text(STORY_LIMITS.promptMax)),
  is_featured: z.optional(z.boolean()),
}

/** The story is always created as a draft. */
export const NewStoryRequest = z.object({
  ...words,
  image_alt: z._default(words.image_alt, ''),
  cover_image_url: CoverImageUrl,
  category_id: id,
  tag_ids: z._default(tagIds, []),
  ...numbersOrDefaults,
  content_rating: z._default(
    z.pipe(
      z.transform((given: string): ContentRating =>
        isRating(given) ? given : STORY_DEFAULTS.content_rating,
      ),
      z.enum(CONTENT_RATINGS),
    ),
    STORY_DEFAULTS.content_rating,
  ),
  language: z._default(z.enum(STORY_LANGUAGES), STORY_DEFAULTS.language),
  difficulty_level: z._default(z.enum(DIFFICULTY_LEVELS), STORY_DEFAULTS.difficulty_level),
  is_premium: z._default(z.boolean(), false),
  game_config: z._default(objectOrJson(FullGameConfig), () => FullGameConfig.parse({})),
  story_structure: z._default(objectOrJson(StructureOrNone), () => DEFAULT_STRUCTURE),
  ...adminFields,
})
export interface NewStoryRequest extends z.infer<typeof NewStoryRequest> {}

const noneIfBlank = (given: string | null) => (given === '' ? null : given)

/** Changes of a story. Absent fields stay unchanged. */
export const StoryChanges = z.object({
  ...z.partial(z.object({ ...words, ...numbers })).shape,
  /** Tagline. Unlike in a new story, it may be blank. */
  tagline: z.optional(text(STORY_LIMITS.taglineMax)),
  /** Alias of `story_description` for forms. */
  description: z.optional(words.story_description),
  cover_image_url: z.optional(z.nullable(CoverImageUrl)),
  category_id: z.optional(z.pipe(z.transform(noneIfBlank), z.nullable(id))),
  tag_ids: z.optional(tagIds),
  content_rating: z.optional(z.enum(CONTENT_RATINGS)),
  language: z.optional(z.enum(STORY_LANGUAGES)),
  difficulty_level: z.optional(z.enum(DIFFICULTY_LEVELS)),
  is_premium: z.optional(z.boolean()),
  game_config: z.optional(objectOrValidJson(FullGameConfig)),
  story_structure: z.optional(objectOrValidJson(StructureOrNone)),
  /** Expected revision. Fails with 409 if the story was saved since. Default: no check. */
  revision: z.optional(count),
  ...adminFields,
})
export interface StoryChanges extends z.infer<typeof StoryChanges> {}
