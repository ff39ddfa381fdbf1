import * as z from 'zod/mini'

import {
  count,
  filledText,
  KeptStructure,
  KeptGameConfig,
  ReviewFinding,
} from '@kathasagar/story/schema'
import { id, instant, queryNumber } from './fields.ts'
import { Author, StoryCard } from './stories.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import {
  CONTENT_RATINGS,
  DIFFICULTY_LEVELS,
  STORY_LANGUAGES,
  STORY_STATUSES,
} from '@kathasagar/story/vocabulary'

/** Where a story stands between its author and the readers. */
const standing = {
  status: z.enum(STORY_STATUSES),
  /** Grows by one with every save: name it when you save, so that nothing is overwritten unseen. */
  revision: count,
  /** Number of the structure that new sessions play; none without a structure. */
  version: z.nullable(count),
  updated_at: instant,
  published_at: z.nullable(instant),
  /** What kept the story from its readers at the last try; empty once it is mended. */
  findings: z.array(ReviewFinding),
  /** An editor's words for sending the story back, or for taking it down. */
  review_reason: z.nullable(z.string()),
  /** An editor took it down: its author cannot restore it. */
  is_taken_down: z.boolean(),
  /** The story is published and has saved changes that its readers do not see yet. */
  has_unpublished_changes: z.boolean(),
}

/** One of the caller's own stories, whatever its status. */
export const MyStory = z.extend(StoryCard, {
  ...standing,
  total_scenes: count,
  branching_points: count,
})
export type MyStory = z.infer<typeof MyStory>

export const MyStories = z.object({
  /** Last changed first. */
  stories: z.array(MyStory),
  page: count,
  total_pages: count,
  total_stories: count,
  /** Of all pages, by status. */
  counts: z.object({ draft: count, in_review: count, published: count, archived: count }),
})
export type MyStories = z.infer<typeof MyStories>

/** What takes a story to its readers: its author, an editor, or a way back from the archive. */
export const PublicationRequest = z.strictObject({
  /** What was read: a story that was saved since is not published unseen. Absent: whatever it says. */
  revision: z.optional(count),
})

export const ArchiveRequest = z.object({
  /** An editor's words for taking another's story down, which its author reads: required then. */
  reason: z.optional(filledText(LIMITS.storyActReasonMax)),
})

export const MyStoriesQuery = z.object({ page: queryNumber(1, 100_000, 1) })

/** The whole story, for those who may change it. */
export const EditableStory = z.object({
  id,
  author: Author,
  title: z.string(),
  tagline: z.string(),
  story_description: z.string(),
  story_prompt: z.string(),
  /** As it was typed, whatever address readers are given. */
  cover_image_url: z.nullable(z.string()),
  /** Address at which readers load the cover; null if there is none. */
  shown_cover_url: z.nullable(z.string()),
  image_alt: z.string(),
  category_id: z.nullable(id),
  tag_ids: z.array(id),
  language: z.enum(STORY_LANGUAGES),
  content_rating: z.enum(CONTENT_RATINGS),
  difficulty_level: z.enum(DIFFICULTY_LEVELS),
  is_premium: z.boolean(),
  initial_xp: count,
  actions_count: count,
  story_cards_count: count,
  /** Counted in the structure when there is one; so are the two that follow. */
  total_scenes: count,
  branching_points: count,
  possible_endings: count,
  /** Minutes. */
  estimated_play_time: count,
  game_config: KeptGameConfig,
  story_structure: z.nullable(KeptStructure),
  created_at: instant,
  ...standing,
  /** For admins alone; so is the next. */
  story_system_prompt: z.optional(z.string()),
  is_featured: z.optional(z.boolean()),
})
export type EditableStory = z.infer<typeof EditableStory>

/** Where a story stands after it was published, archived or restored. */
export const PublicationStatus = z.object({ id, ...standing })
export type PublicationStatus = z.infer<typeof PublicationStatus>

/** A structure that the story had; sessions keep the one that they began with. */
export const StoryVersion = z.object({
  number: count,
  created_at: instant,
  /** Display name of who saved it; null where that is not known or the account is gone. */
  created_by: z.nullable(z.string()),
  /** New sessions play it. */
  is_current: z.boolean(),
  total_scenes: count,
  branching_points: count,
  possible_endings: count,
  /** Plays that readers began in this version and have kept: neither tests nor deleted ones. */
  sessions: count,
})
export type StoryVersion = z.infer<typeof StoryVersion>

export const VersionsQuery = z.object({
  /** Only versions before this one: the number of the last that an answer told. */
  before: queryNumber(1, 999_999_999, 999_999_999),
})

export const VersionParams = z.object({
  story_id: id,
  number: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
})

/** A version with all that is written in it. */
export const WholeVersion = z.object({
  number: count,
  created_at: instant,
  story_structure: KeptStructure,
})
export type WholeVersion = z.infer<typeof WholeVersion>
