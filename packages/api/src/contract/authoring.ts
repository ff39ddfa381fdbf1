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
  filledText,
  FullGameConfig,
  KeptGameConfig,
  KeptStructure,
  objectOrSoundJson,
  ReviewFinding,
  text,
} from '@kathasagar/story/schema'

import { Author, StoryCard, StoryParams } from './stories.ts'
import { DAY_MS, MINUTE_MS, OFTEN, SELDOM, WRITING } from './rateLimits.ts'
import { DraftedStory, StoryDraftRequest } from './storyDrafts.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { NewStoryRequest, StoryChanges } from './storyForms.ts'
import { StoryReportAnswer, StoryReportRequest } from './storyReports.ts'
import { TestPlayAnswer, TestPlayRequest } from './testPlay.ts'
import { id, instant, queryNumber } from './fields.ts'
import { insightRoutes, notOwn } from './insight.ts'
import { route } from './route.ts'

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

/** Words of a story that a cover is drawn from. */
export const CoverRequest = z.strictObject({
  title: text(STORY_LIMITS.titleMax),
  story_description: text(STORY_LIMITS.descriptionMax),
})

export const CoverAnswer = z.object({ cover_image_url: z.string() })

/** What the painter is asked to draw for a cover, in the painter's own words. */
export interface PaintedCover {
  manner: ImageModelKey
  place: string
  time: string
  weather: string
  mood: string
  /** A kind of person, or `nobody`. */
  who: string
  /** Another one arranges the same anew; a whole number below 1,000,000. */
  seed: number
}

/** Where such covers are to be had: all that they show stands in the address, so none is stored. */
export const PAINTED_COVERS = '/covers/painted/'

/** The address of a painted cover; always the same picture for the same wish. */
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

/** A story as it stands in a form, saved or not. */
export const ReviewRequest = z.object({
  story_structure: objectOrSoundJson(DraftStructure),
  title: z._default(text(STORY_LIMITS.titleMax), ''),
  tagline: z._default(text(STORY_LIMITS.taglineMax), ''),
  story_description: z._default(text(STORY_LIMITS.descriptionMax), ''),
  story_prompt: z._default(text(STORY_LIMITS.promptMax), ''),
  content_rating: z._default(z.enum(CONTENT_RATINGS), 'family'),
  language: z._default(z.enum(STORY_LANGUAGES), 'en'),
  initial_xp: z._default(z.int().check(z.minimum(0), z.maximum(STORY_LIMITS.initialXpMax)), 100),
  game_config: z._default(objectOrSoundJson(FullGameConfig), () => FullGameConfig.parse({})),
})
export type ReviewRequest = z.infer<typeof ReviewRequest>

export const ReviewAnswer = z.object({
  /** Without one that is an `error` the story can be published. */
  findings: z.array(ReviewFinding),
  /** Null while an error stands. */
  certificate: z.nullable(Certificate),
})
export type ReviewAnswer = z.infer<typeof ReviewAnswer>

const carriesStory = { bodyLimit: LIMITS.storyBodyMax, keepsNames: true } as const

/** Reasons why a model writes no draft. */
const draftFaults = [
  'author_unverified',
  'no_model',
  'told_refused',
  'answer_cut_off',
  'answer_unreadable',
  'model_missing',
  'story_too_long',
  'storyteller_busy',
  'storyteller_misconfigured',
  'storyteller_unreachable',
  'storyteller_timeout',
] as const

/** Writing stories, and taking them to their readers. */
export const authoringRoutes = {
  listMyStories: route('GET', '/stories/my/', {
    summary: 'Own stories of every status, last changed first',
    access: 'user',
    query: MyStoriesQuery,
    answer: MyStories,
  }),
  createStory: route('POST', '/stories/', {
    summary: 'Begin a story; it is a draft',
    access: 'user',
    rateLimit: WRITING,
    body: NewStoryRequest,
    answer: EditableStory,
    status: 201,
    errors: ['author_unverified'],
    ...carriesStory,
  }),
  getStoryForEdit: route('GET', '/stories/:story_id/edit', {
    summary: 'The whole of a story that the caller writes, with its structure',
    access: 'user',
    params: StoryParams,
    answer: EditableStory,
    errors: [...notOwn],
  }),
  updateStory: route('PUT', '/stories/:story_id', {
    summary:
      'Change an own story; changes of a published one are a draft beside it until they are published',
    access: 'user',
    rateLimit: { ...WRITING, countsAs: 'createStory' },
    params: StoryParams,
    body: StoryChanges,
    answer: EditableStory,
    errors: [...notOwn, 'author_unverified', 'story_changed', 'not_publishable'],
    ...carriesStory,
  }),
  discardDraft: route('DELETE', '/stories/:story_id/draft', {
    summary: 'Discard the unpublished changes of a published story',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    answer: PublicationStatus,
    errors: [...notOwn],
  }),
  publishStory: route('PUT', '/stories/:story_id/publish', {
    summary:
      'Publish a draft, or the unpublished changes of a published story, if the review finds no error',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
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
  archiveStory: route('PUT', '/stories/:story_id/archive', {
    summary: 'Take a published story out of the lists; running sessions go on. Editors say why',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    body: ArchiveRequest,
    answer: PublicationStatus,
    errors: [...notOwn, 'not_published'],
  }),
  restoreStory: route('PUT', '/stories/:story_id/restore', {
    summary:
      'Bring an archived story back; it is reviewed again, by an editor where one took it down',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    body: PublicationRequest,
    answer: PublicationStatus,
    errors: [...notOwn, 'author_unverified', 'story_changed', 'not_archived', 'not_publishable'],
  }),
  deleteStory: route('DELETE', '/stories/:story_id', {
    summary: 'Delete a story that nobody has ever played',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    answer: z.object({ id }),
    errors: [...notOwn, 'story_played'],
  }),
  generateCover: route('POST', '/stories/cover', {
    summary: 'Draw a cover from a title and a description; free, and nothing is stored',
    access: 'user',
    rateLimit: { light: OFTEN },
    body: CoverRequest,
    answer: CoverAnswer,
    changesNothing: true,
  }),
  reviewStory: route('POST', '/stories/review', {
    summary: 'Review a story as it stands in a form; nothing is stored',
    access: 'user',
    rateLimit: { perUser: OFTEN, exemptsAdmins: true },
    body: ReviewRequest,
    answer: ReviewAnswer,
    changesNothing: true,
    ...carriesStory,
  }),
  testPlay: route('POST', '/stories/test-play', {
    summary: 'Play a turn of a story as it stands in a form; free, and nothing is stored',
    access: 'user',
    rateLimit: { light: OFTEN },
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
  draftStory: route('POST', '/stories/drafts', {
    summary:
      'Have a connected model draft a story from an idea; an event stream tells it scene by scene, and nothing is stored',
    access: 'user',
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
  ...insightRoutes,
  reportStory: route('POST', '/stories/:story_id/report', {
    summary: 'Tell the editors what is wrong with a story',
    access: 'user',
    rateLimit: { perUser: SELDOM, spares: 'refused' },
    params: StoryParams,
    body: StoryReportRequest,
    answer: StoryReportAnswer,
    status: 201,
    errors: ['story_not_found', 'session_not_found'],
  }),
  listStoryVersions: route('GET', '/stories/:story_id/versions', {
    summary: 'The structures that an own story had, the latest first, some at a time',
    access: 'user',
    params: StoryParams,
    query: VersionsQuery,
    answer: z.array(StoryVersion),
    errors: [...notOwn],
  }),
  getStoryVersion: route('GET', '/stories/:story_id/versions/:number', {
    summary: 'A structure that an own story had, whole',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: VersionParams,
    answer: WholeVersion,
    errors: [...notOwn, 'not_found'],
  }),
  restoreVersion: route('PUT', '/stories/:story_id/versions/:number/restore', {
    summary: 'Make an earlier structure of an own story the newest one',
    access: 'user',
    rateLimit: { ...WRITING, countsAs: 'createStory' },
    params: VersionParams,
    answer: EditableStory,
    errors: [...notOwn, 'not_found', 'author_unverified', 'not_publishable'],
  }),
} as const
