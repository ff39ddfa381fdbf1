import * as z from 'zod/mini'

import {
  EditableStory,
  StoryVersion,
  VersionParams,
  VersionsQuery,
  WholeVersion,
} from '../myStories.ts'
import { OFTEN, WRITING } from '../rateLimits.ts'
import { route } from '../route.ts'
import { StoryParams } from '../stories.ts'
import { notOwn } from './insight.ts'

/** What a story was before, and the way back to it; they are calls of authoring. */
export const versionRoutes = {
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
