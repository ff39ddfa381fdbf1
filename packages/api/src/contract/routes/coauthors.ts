import {
  CoauthorAccepted,
  CoauthorChange,
  CoauthorInvitation,
  CoauthorParams,
  CoauthorRemoved,
  Coauthors,
} from '../coauthors.ts'
import { HOUR_MS, OFTEN } from '../rateLimits.ts'
import { route } from '../route.ts'
import { StoryParams } from '../stories.ts'
import { notOwn } from './insight.ts'

/** Who writes a story together. */
export const routes = {
  listCoauthors: route('GET', '/stories/:story_id/coauthors', {
    summary: 'Who writes a story beside its owner, for all of them',
    access: 'user',
    params: StoryParams,
    answer: Coauthors,
    errors: [...notOwn],
  }),
  inviteCoauthor: route('POST', '/stories/:story_id/coauthors', {
    summary:
      'Ask somebody by handle or user name to write or read an own story; they have to accept',
    access: 'user',
    rateLimit: { perUser: [{ max: 30, windowMs: HOUR_MS }] },
    params: StoryParams,
    body: CoauthorInvitation,
    answer: Coauthors,
    status: 201,
    errors: [...notOwn, 'author_not_found', 'own_account', 'coauthors_full'],
  }),
  acceptCoauthoring: route('POST', '/stories/:story_id/coauthors/accept', {
    summary: 'Accept to write or read a story that you were asked to',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: StoryParams,
    answer: CoauthorAccepted,
    errors: ['story_not_found'],
  }),
  changeCoauthor: route('PUT', '/stories/:story_id/coauthors/:user_id', {
    summary: 'Give a co-author of an own story another role',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: CoauthorParams,
    body: CoauthorChange,
    answer: Coauthors,
    errors: [...notOwn, 'not_found'],
  }),
  removeCoauthor: route('DELETE', '/stories/:story_id/coauthors/:user_id', {
    summary: 'Take a co-author out of an own story; or leave another’s, or decline to write it',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: CoauthorParams,
    answer: CoauthorRemoved,
    errors: [...notOwn, 'not_found'],
  }),
} as const
