import * as z from 'zod/mini'

import { id } from '../fields.ts'
import {
  ArchiveRequest,
  EditableStory,
  MyStories,
  MyStoriesQuery,
  PublicationRequest,
  StoryStanding,
  StoryVersion,
} from '../myStories.ts'
import { ReviewAnswer, ReviewRequest } from '../review.ts'
import { OFTEN, SELDOM, WRITING } from '../rateLimits.ts'
import { route } from '../route.ts'
import { StoryParams } from '../stories.ts'
import { NewStoryRequest, StoryChanges } from '../storyForms.ts'
import { StoryInsight } from '../storyInsight.ts'
import { StoryReportAnswer, StoryReportRequest } from '../storyReports.ts'
import { TestPlayAnswer, TestPlayRequest } from '../testPlay.ts'
import { LIMITS } from '../vocabulary.ts'

const carriesStory = { bodyLimit: LIMITS.storyBodyMax, keepsNames: true } as const
/** Not seen by the caller, or seen but another's. */
const notOwn = ['story_not_found', 'forbidden'] as const

/** Writing stories, and taking them to their readers. */
export const authoringRoutes = {
  listMyStories: route({
    method: 'GET',
    path: '/stories/my/',
    summary: 'The caller’s own stories of every status, last changed first',
    access: 'user',
    query: MyStoriesQuery,
    answer: MyStories,
    errors: [],
  }),
  createStory: route({
    method: 'POST',
    path: '/stories/',
    summary: 'Begin a story; it is a draft',
    access: 'user',
    rateLimit: { perUser: WRITING },
    body: NewStoryRequest,
    answer: EditableStory,
    status: 201,
    errors: ['author_unverified'],
    ...carriesStory,
  }),
  getStoryForEdit: route({
    method: 'GET',
    path: '/stories/:story_id/edit',
    summary: 'The whole of an own story, with its structure',
    access: 'user',
    params: StoryParams,
    answer: EditableStory,
    errors: [...notOwn],
  }),
  updateStory: route({
    method: 'PUT',
    path: '/stories/:story_id',
    summary: 'Change an own story; a published one is reviewed again',
    access: 'user',
    rateLimit: { perUser: WRITING, countsAs: 'createStory' },
    params: StoryParams,
    body: StoryChanges,
    answer: EditableStory,
    errors: [...notOwn, 'author_unverified', 'story_changed', 'not_publishable'],
    ...carriesStory,
  }),
  publishStory: route({
    method: 'PUT',
    path: '/stories/:story_id/publish',
    summary: 'Publish a draft, if the review finds nothing; some wait for an editor',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    body: PublicationRequest,
    answer: StoryStanding,
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
  archiveStory: route({
    method: 'PUT',
    path: '/stories/:story_id/archive',
    summary: 'Take a published story out of the lists; running sessions go on. Editors say why',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    body: ArchiveRequest,
    answer: StoryStanding,
    errors: [...notOwn, 'not_published'],
  }),
  restoreStory: route({
    method: 'PUT',
    path: '/stories/:story_id/restore',
    summary: 'Bring an archived story back; it is reviewed again',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    body: PublicationRequest,
    answer: StoryStanding,
    errors: [
      ...notOwn,
      'author_unverified',
      'story_changed',
      'not_archived',
      'taken_down',
      'not_publishable',
    ],
  }),
  deleteStory: route({
    method: 'DELETE',
    path: '/stories/:story_id',
    summary: 'Delete a story that nobody has ever played',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    answer: z.object({ id }),
    errors: [...notOwn, 'story_played'],
  }),
  reviewStory: route({
    method: 'POST',
    path: '/stories/review',
    summary: 'Review a story as it stands in a form; nothing is stored',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    body: ReviewRequest,
    answer: ReviewAnswer,
    changesNothing: true,
    errors: [],
    ...carriesStory,
  }),
  testPlay: route({
    method: 'POST',
    path: '/stories/test-play',
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
      'not_enough_xp',
    ],
    ...carriesStory,
  }),
  getStoryInsight: route({
    method: 'GET',
    path: '/stories/:story_id/insight',
    summary: 'What players did with an own story, nobody of them to be known by it',
    access: 'user',
    params: StoryParams,
    answer: StoryInsight,
    errors: [...notOwn],
  }),
  listStoryVersions: route({
    method: 'GET',
    path: '/stories/:story_id/versions',
    summary: 'The structures that an own story had, the latest first',
    access: 'user',
    params: StoryParams,
    answer: z.array(StoryVersion),
    errors: [...notOwn],
  }),
  reportStory: route({
    method: 'POST',
    path: '/stories/:story_id/report',
    summary: 'Tell the editors what is wrong with a story',
    access: 'user',
    rateLimit: { perUser: SELDOM },
    params: StoryParams,
    body: StoryReportRequest,
    answer: StoryReportAnswer,
    status: 201,
    errors: ['story_not_found', 'session_not_found'],
  }),
} as const
