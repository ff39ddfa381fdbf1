import * as z from 'zod/mini'

import { id } from '../fields.ts'
import {
  ArchiveRequest,
  EditableStory,
  MyStories,
  MyStoriesQuery,
  PublicationRequest,
  PublicationStatus,
} from '../myStories.ts'
import { CoverAnswer, CoverRequest } from '../paintedCover.ts'
import { ReviewAnswer, ReviewRequest } from '../review.ts'
import { DAY_MS, MINUTE_MS, OFTEN, SELDOM, WRITING } from '../rateLimits.ts'
import { route } from '../route.ts'
import { StoryParams } from '../stories.ts'
import { DraftedStory, StoryDraftRequest } from '../storyDrafts.ts'
import { NewStoryRequest, StoryChanges } from '../storyForms.ts'
import { StoryReportAnswer, StoryReportRequest } from '../storyReports.ts'
import { TestPlayAnswer, TestPlayRequest } from '../testPlay.ts'
import { LIMITS } from '../vocabulary/vocabulary.ts'
import { insightRoutes, notOwn } from './insight.ts'
import { versionRoutes } from './versions.ts'

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
export const routes = {
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
  ...versionRoutes,
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
} as const
