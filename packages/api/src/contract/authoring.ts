import * as z from 'zod/mini'
import {
  CONTENT_RATINGS,
  DIFFICULTY_LEVELS,
  type ImageModelKey,
  STORY_LANGUAGES,
  STORY_LIMITS,
  STORY_STATUSES,
} from '@kathasagar/story/vocabulary'
import {
  Certificate,
  count,
  DraftStructure,
  nonEmptyText,
  FullGameConfig,
  StoredGameConfig,
  StoredStructure,
  objectOrValidJson,
  ReviewFinding,
  text,
} from '@kathasagar/story/schema'

import { Author, StoryCard } from './stories.ts'
import { DAY_MS, MINUTE_MS, SIXTY_PER_MINUTE, TEN_PER_HOUR, WRITING } from './rateLimits.ts'
import { DraftedStory, StoryDraftRequest } from './storyDrafts.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { STORYTELLER_ERRORS } from './errors.ts'
import { NewStoryRequest, StoryChanges } from './storyForms.ts'
import { StoryReportAnswer, StoryReportRequest } from './storyReports.ts'
import { TestPlayAnswer, TestPlayRequest } from './testPlay.ts'
import { id, instant, queryNumber } from './fields.ts'
import insightRoutes, { notOwn } from './insight.ts'
import { userRoute } from './route.ts'

const standing = {
  status: z.enum(STORY_STATUSES),
  /** Increases with every save. It must be sent with a change, so that no unseen change is overwritten. */
  revision: count,
  /** Version of the structure for new sessions. Null without a structure. */
  version: z.nullable(count),
  updated_at: instant,
  published_at: z.nullable(instant),
  /** Findings that prevented publication in the last review. Empty after they are fixed. */
  findings: z.array(ReviewFinding),
  review_reason: z.nullable(z.string()),
  /** True if a moderator took the story down. Then, restoring it requires moderation. */
  is_taken_down: z.boolean(),
  /** True if a published story has saved changes that readers do not see yet. */
  has_unpublished_changes: z.boolean(),
}

export const MyStory = z.extend(StoryCard, {
  ...standing,
  total_scenes: count,
  branching_points: count,
})
export interface MyStory extends z.infer<typeof MyStory> {}

export const MyStories = z.object({
  stories: z.array(MyStory),
  page: count,
  total_pages: count,
  total_stories: count,
  counts: z.object({ draft: count, in_review: count, published: count, archived: count }),
})
export interface MyStories extends z.infer<typeof MyStories> {}

export const PublicationRequest = z.strictObject({
  /** Revision that was read. If the story was saved since, the call is rejected. Default: the newest. */
  revision: z.optional(count),
})

export const ArchiveRequest = z.object({
  /** Reason shown to the author. Required if an admin takes down another user's story. */
  reason: z.optional(nonEmptyText(LIMITS.storyActReasonMax)),
})

export const EditableStory = z.object({
  id,
  author: Author,
  title: z.string(),
  tagline: z.string(),
  story_description: z.string(),
  story_prompt: z.string(),
  /** Address as entered by the author. */
  cover_image_url: z.nullable(z.string()),
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
  /** Number of scenes. Like the next two fields, it is computed from the structure if there is one. */
  total_scenes: count,
  branching_points: count,
  possible_endings: count,
  estimated_play_time: count,
  game_config: StoredGameConfig,
  story_structure: z.nullable(StoredStructure),
  created_at: instant,
  ...standing,
  /** Only for admins, like the next field. */
  story_system_prompt: z.optional(z.string()),
  is_featured: z.optional(z.boolean()),
})
export interface EditableStory extends z.infer<typeof EditableStory> {}

export const PublicationStatus = z.object({ id, ...standing })
export interface PublicationStatus extends z.infer<typeof PublicationStatus> {}

/** Saved structure. Sessions continue with the version in which they started. */
export const StoryVersion = z.object({
  number: count,
  created_at: instant,
  /** Display name of the user who saved it. Null if unknown or deleted. */
  created_by: z.nullable(z.string()),
  is_current: z.boolean(),
  total_scenes: count,
  branching_points: count,
  possible_endings: count,
  /** Number of readers' sessions in this version, without tests and deleted ones. */
  sessions: count,
})
export interface StoryVersion extends z.infer<typeof StoryVersion> {}

export const VersionParams = z.object({
  story_id: id,
  number: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
})

export const FullVersion = z.object({
  number: count,
  created_at: instant,
  story_structure: StoredStructure,
})
export interface FullVersion extends z.infer<typeof FullVersion> {}

export const CoverRequest = z.strictObject({
  title: text(STORY_LIMITS.titleMax),
  story_description: text(STORY_LIMITS.descriptionMax),
})

export const CoverAnswer = z.object({ cover_image_url: z.string() })

export interface PaintedCover {
  manner: ImageModelKey
  place: string
  time: string
  weather: string
  mood: string
  who: string
  /** Integer below 1,000,000 that varies the composition. */
  seed: number
}

/** Base path of painted covers. The URL contains all parameters, so covers are not stored. */
export const PAINTED_COVERS = '/covers/painted/'

/** Returns the address of a painted cover. The same parameters always give the same picture. */
export const paintedCoverAddress = ({
  manner,
  place,
  time,
  weather,
  mood,
  who,
  seed,
}: PaintedCover) =>
  `${PAINTED_COVERS}${[manner, place, time, weather, mood, who, seed].join('-')}.svg`

export const ReviewRequest = z.object({
  story_structure: objectOrValidJson(DraftStructure),
  title: z._default(text(STORY_LIMITS.titleMax), ''),
  tagline: z._default(text(STORY_LIMITS.taglineMax), ''),
  story_description: z._default(text(STORY_LIMITS.descriptionMax), ''),
  story_prompt: z._default(text(STORY_LIMITS.promptMax), ''),
  content_rating: z._default(z.enum(CONTENT_RATINGS), 'family'),
  language: z._default(z.enum(STORY_LANGUAGES), 'en'),
  initial_xp: z._default(z.int().check(z.minimum(0), z.maximum(STORY_LIMITS.initialXpMax)), 100),
  game_config: z._default(objectOrValidJson(FullGameConfig), () => FullGameConfig.parse({})),
})
export interface ReviewRequest extends z.infer<typeof ReviewRequest> {}

export const ReviewAnswer = z.object({
  /** Findings. The story can be published if no finding is an `error`. */
  findings: z.array(ReviewFinding),
  certificate: z.nullable(Certificate),
})

export const OpenStoryTrial = z.object({
  parts: z.array(z.object({ text: z.string(), choices: z.array(z.string()) })),
  told_by: z.string(),
  input_tokens: count,
  output_tokens: count,
  /** Cost in millionths of the currency. Null if the operator has set no price. */
  cost_micros: z.nullable(z.number()),
  /** Price of these turns for a player. */
  credits: count,
})
export interface OpenStoryTrial extends z.infer<typeof OpenStoryTrial> {}

const carriesStory = { bodyLimit: LIMITS.storyBodyMax, keepsNames: true } as const

const draftFaults = ['author_unverified', 'no_model', ...STORYTELLER_ERRORS] as const

export default {
  listMyStories: userRoute('GET', '/stories/my/', {
    summary: 'List own stories of every status, last changed first',
    query: z.object({ page: queryNumber(1, 100_000, 1) }),
    answer: MyStories,
  }),
  createStory: userRoute('POST', '/stories/', {
    summary: 'Create a story as a draft',
    rateLimit: WRITING,
    body: NewStoryRequest,
    answer: EditableStory,
    status: 201,
    errors: ['author_unverified'],
    ...carriesStory,
  }),
  getStoryForEdit: userRoute('GET', '/stories/:story_id/edit', {
    summary: 'Get an own story with its structure',
    answer: EditableStory,
    errors: [...notOwn],
  }),
  updateStory: userRoute('PUT', '/stories/:story_id', {
    summary:
      'Change an own story; changes of a published story stay a draft until they are published',
    rateLimit: { ...WRITING, countsAs: 'createStory' },
    body: StoryChanges,
    answer: EditableStory,
    errors: [...notOwn, 'author_unverified', 'story_changed', 'not_publishable'],
    ...carriesStory,
  }),
  discardDraft: userRoute('DELETE', '/stories/:story_id/draft', {
    summary: 'Discard the unpublished changes of a published story',
    rateLimit: { light: SIXTY_PER_MINUTE },
    answer: PublicationStatus,
    errors: [...notOwn],
  }),
  publishStory: userRoute('PUT', '/stories/:story_id/publish', {
    summary:
      'Publish a draft, or the unpublished changes of a published story, if the review finds no error',
    rateLimit: { light: SIXTY_PER_MINUTE },
    body: PublicationRequest,
    answer: PublicationStatus,
    errors: [
      ...notOwn,
      'author_unverified',
      'story_changed',
      'not_publishable',
      'already_published',
      'already_in_review',
      'not_a_draft',
    ],
  }),
  archiveStory: userRoute('PUT', '/stories/:story_id/archive', {
    summary: 'Archive a published story; running sessions continue. Admins give a reason',
    rateLimit: { light: SIXTY_PER_MINUTE },
    body: ArchiveRequest,
    answer: PublicationStatus,
    errors: [...notOwn, 'not_published'],
  }),
  restoreStory: userRoute('PUT', '/stories/:story_id/restore', {
    summary: 'Restore an archived story after a review, by a moderator if one took it down',
    rateLimit: { light: SIXTY_PER_MINUTE },
    body: PublicationRequest,
    answer: PublicationStatus,
    errors: [...notOwn, 'author_unverified', 'story_changed', 'not_archived', 'not_publishable'],
  }),
  deleteStory: userRoute('DELETE', '/stories/:story_id', {
    summary: 'Delete a story that nobody has played',
    rateLimit: { light: SIXTY_PER_MINUTE },
    answer: z.object({ id }),
    errors: [...notOwn, 'story_played'],
  }),
  generateCover: userRoute('POST', '/stories/cover', {
    summary: 'Generate a cover from a title and a description; free, and nothing is stored',
    rateLimit: { light: SIXTY_PER_MINUTE },
    body: CoverRequest,
    answer: CoverAnswer,
    changesNothing: true,
  }),
  reviewStory: userRoute('POST', '/stories/review', {
    summary: 'Review a story in an editor; nothing is stored',
    rateLimit: { perUser: SIXTY_PER_MINUTE, exemptsAdmins: true },
    body: ReviewRequest,
    answer: ReviewAnswer,
    changesNothing: true,
    ...carriesStory,
  }),
  testPlay: userRoute('POST', '/stories/test-play', {
    summary: 'Play a turn of a story in an editor; free, and nothing is stored',
    rateLimit: { light: SIXTY_PER_MINUTE },
    body: TestPlayRequest,
    answer: TestPlayAnswer,
    changesNothing: true,
    errors: [
      'not_playable',
      'choice_not_offered',
      'choice_locked',
      'session_finished',
      'story_stuck',
      'not_enough_xp',
    ],
    ...carriesStory,
  }),
  draftStory: userRoute('POST', '/stories/drafts', {
    summary:
      'Draft a story from an idea with a connected model; scenes are streamed, and nothing is stored',
    rateLimit: {
      perUser: [
        { max: 3, windowMs: MINUTE_MS },
        { max: 12, windowMs: DAY_MS },
      ],
    },
    body: StoryDraftRequest,
    answer: DraftedStory,
    changesNothing: true,
    streams: true,
    streamWithinMs: 10 * MINUTE_MS,
    errors: draftFaults,
  }),
  tryOpenStory: userRoute('POST', '/stories/try-open', {
    summary: 'Play three turns of an unsaved open story with a connected model',
    rateLimit: {
      perUser: [
        { max: 3, windowMs: MINUTE_MS },
        { max: 20, windowMs: DAY_MS },
      ],
    },
    body: ReviewRequest,
    answer: OpenStoryTrial,
    changesNothing: true,
    streamWithinMs: 3 * MINUTE_MS,
    errors: [...draftFaults, 'story_needs_model', 'not_playable'],
    ...carriesStory,
  }),
  draftFromPlay: userRoute('POST', '/game/sessions/:session_id/draft', {
    summary: 'Make a draft with scenes of a finished play of an open story',
    rateLimit: WRITING,
    answer: EditableStory,
    status: 201,
    errors: ['author_unverified', 'session_not_found', 'not_open', 'no_ending_yet'],
  }),
  ...insightRoutes,
  reportStory: userRoute('POST', '/stories/:story_id/report', {
    summary: 'Report a story to the moderators',
    rateLimit: { perUser: TEN_PER_HOUR, spares: 'refused' },
    body: StoryReportRequest,
    answer: StoryReportAnswer,
    status: 201,
    errors: ['story_not_found', 'session_not_found'],
  }),
  listStoryVersions: userRoute('GET', '/stories/:story_id/versions', {
    summary: 'List versions of an own story, latest first',
    query: z.object({ before: queryNumber(1, 999_999_999, 999_999_999) }),
    answer: z.array(StoryVersion),
    errors: [...notOwn],
  }),
  getStoryVersion: userRoute('GET', '/stories/:story_id/versions/:number', {
    summary: 'Get a version of an own story',
    rateLimit: { light: SIXTY_PER_MINUTE },
    params: VersionParams,
    answer: FullVersion,
    errors: [...notOwn, 'not_found'],
  }),
  restoreVersion: userRoute('PUT', '/stories/:story_id/versions/:number/restore', {
    summary: 'Restore an earlier version of an own story',
    rateLimit: { ...WRITING, countsAs: 'createStory' },
    params: VersionParams,
    answer: EditableStory,
    errors: [...notOwn, 'not_found', 'author_unverified', 'not_publishable'],
  }),
} as const
