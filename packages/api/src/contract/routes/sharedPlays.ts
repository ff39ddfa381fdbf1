import * as z from 'zod/mini'

import { OFTEN, SELDOM, WRITING } from '../rateLimits.ts'
import { route } from '../route.ts'
import { GameSession, SessionParams } from '../sessions.ts'
import {
  ForkRequest,
  MySharedPlays,
  MySharedPlaysQuery,
  OpenedPlay,
  PlayReportRequest,
  PlayShare,
  RevokedPlay,
  SharedPlay,
  SharedPlayParams,
  SharedPlayQuery,
  SharePlayRequest,
} from '../sharedPlays.ts'
import { StoryReportAnswer } from '../storyReports.ts'

/** Plays that are links. */
export const routes = {
  sharePlay: route('POST', '/game/sessions/:session_id/share', {
    summary: 'Make a link to what was told up to where a session stands; asked again, change it',
    access: 'user',
    rateLimit: { perUser: OFTEN },
    params: SessionParams,
    body: SharePlayRequest,
    answer: PlayShare,
    status: 201,
    errors: ['session_not_found', 'not_found'],
  }),
  listSessionShares: route('GET', '/game/sessions/:session_id/shares', {
    summary: 'The links to a session, the latest first',
    access: 'user',
    params: SessionParams,
    answer: z.array(PlayShare),
    errors: ['session_not_found'],
  }),
  listSharedPlays: route('GET', '/me/shared-plays', {
    summary: 'The links to all plays of the caller, the latest first, a page at a time',
    access: 'user',
    query: MySharedPlaysQuery,
    answer: MySharedPlays,
  }),
  revokeSharedPlay: route('DELETE', '/shared-plays/:share_code', {
    summary: 'Take back a link to a play of one’s own; admins take back any',
    access: 'user',
    params: SharedPlayParams,
    answer: RevokedPlay,
    errors: ['shared_play_not_found'],
  }),
  getSharedPlay: route('GET', '/shared-plays/:share_code', {
    summary: 'What was told in a shared play, some turns at a time',
    access: 'anyone',
    rateLimit: { light: [{ max: 240, windowMs: 60_000 }] },
    cacheForGuests: true,
    params: SharedPlayParams,
    query: SharedPlayQuery,
    answer: SharedPlay,
    errors: ['shared_play_not_found', 'shared_play_closed', 'adults_only'],
  }),
  openSharedPlay: route('POST', '/shared-plays/:share_code/opened', {
    summary: 'Count that a shared play was opened, once a day for each user or address',
    access: 'anyone',
    rateLimit: { light: OFTEN },
    params: SharedPlayParams,
    answer: OpenedPlay,
    errors: ['shared_play_not_found', 'shared_play_closed', 'adults_only'],
  }),
  forkSharedPlay: route('POST', '/shared-plays/:share_code/fork', {
    summary: 'Begin a session of one’s own at a turn of a shared play',
    access: 'player',
    rateLimit: { ...WRITING, countsAs: 'createSession' },
    params: SharedPlayParams,
    body: ForkRequest,
    answer: GameSession,
    status: 201,
    errors: [
      'shared_play_not_found',
      'shared_play_closed',
      'not_found',
      'session_finished',
      'account_required',
      'premium_required',
      'adults_only',
    ],
  }),
  reportSharedPlay: route('POST', '/shared-plays/:share_code/report', {
    summary: 'Tell the editors what is wrong with a shared play',
    access: 'user',
    rateLimit: { perUser: SELDOM, spares: 'refused', countsAs: 'reportStory' },
    params: SharedPlayParams,
    body: PlayReportRequest,
    answer: StoryReportAnswer,
    status: 201,
    errors: ['shared_play_not_found', 'shared_play_closed', 'adults_only'],
  }),
} as const
