import * as z from 'zod/mini'
import { ACTION_TYPES } from '@kathasagar/story/vocabulary'
import { count, text } from '@kathasagar/story/schema'

import { Ending } from './sessionData.ts'
import { GameSession, SessionParams } from './sessions.ts'
import { LIMITS, REPORT_REASONS } from './vocabulary/vocabulary.ts'
import { OFTEN, SELDOM, WRITING } from './rateLimits.ts'
import { StoryAnswer } from './history.ts'
import { StoryCard } from './stories.ts'
import { StoryReportAnswer } from './storyReports.ts'
import { id, instant, queryNumber } from './fields.ts'
import { route } from './route.ts'

/** 128 random bits; addresses of the API know no capitals. */
const code = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/, { error: 'Must be the code of a shared play' }))

/** Where the card of the ending lies that a shared play came to, below the API. */
export const sharedCardPath = (code: string) => `/shared-plays/${code}/card.png`

export const SharedPlayParams = z.object({ share_code: code })

export const SharePlayRequest = z.object({
  /** The turn that the link begins with, on the way to where the session stands; absent: the start. */
  from_turn: z.optional(id),
  /** Whether what the player typed is shown. What was told is shown as it was told, either way. */
  shows_words: z.boolean(),
  /** Whether the name that the account is shown by is told. */
  shows_name: z._default(z.boolean(), false),
})
export type SharePlayRequest = z.infer<typeof SharePlayRequest>

/** A link to a play, as whoever shared it sees it. */
export const PlayShare = z.object({
  /** What the address of the link ends in. */
  share_code: code,
  shows_words: z.boolean(),
  shows_name: z.boolean(),
  /** The turn that it begins with; null for the start. */
  from_turn: z.nullable(id),
  /** Times that others have opened it, once a day for each of them. */
  opened_count: count,
  created_at: instant,
})
export type PlayShare = z.infer<typeof PlayShare>

/** The same among the links of all plays. */
export const MySharedPlay = z.extend(PlayShare, {
  session_id: id,
  story_id: id,
  title: z.string(),
})
export type MySharedPlay = z.infer<typeof MySharedPlay>

export const MySharedPlaysQuery = z.object({ page: queryNumber(1, 100_000, 1) })
export const MySharedPlays = z.object({
  shared_plays: z.array(MySharedPlay),
  page: count,
  total_pages: count,
  total_shared_plays: count,
})
export type MySharedPlays = z.infer<typeof MySharedPlays>

export const RevokedPlay = z.object({ is_revoked: z.literal(true) })

/** The story of a shared play, as its link tells of it. */
export const SharedStory = z.pick(StoryCard, {
  id: true,
  title: true,
  tagline: true,
  cover_image_url: true,
  image_alt: true,
  author: true,
  language: true,
  content_rating: true,
  is_premium: true,
  estimated_play_time: true,
  possible_endings: true,
})
export type SharedStory = z.infer<typeof SharedStory>

/** One turn of a shared play. */
export const SharedEntry = z.object({
  turn_id: id,
  /** Steps from the start of the play, which is 0. */
  number: count,
  /** Title of the scene that it ended in. */
  scene: z.string(),
  action_type: z.enum(ACTION_TYPES),
  /** What the player typed; null where they typed nothing, or do not show it. */
  words: z.nullable(z.string()),
  /** The choice that was taken, in its author's words. */
  choice: z.nullable(z.string()),
  answer: StoryAnswer,
  /** The turn that it follows, and what was open there; null for the first that is shown. */
  before: z.nullable(z.object({ turn_id: id, choices: z.array(z.string()) })),
})
export type SharedEntry = z.infer<typeof SharedEntry>

export const SharedPlayQuery = z.object({
  /** Number of the first entry that is asked for; what lies before the link's beginning is not shown. */
  from: queryNumber(0, 1_000_000, 0),
})

/** A stretch of a shared play, oldest first. */
export const SharedPlay = z.object({
  share_code: code,
  shows_words: z.boolean(),
  /** Name of who played it; null unless they chose to show it. */
  player: z.nullable(z.string()),
  created_at: instant,
  story: SharedStory,
  entries: z.array(SharedEntry),
  /** What to ask `from` to read on; null at the end. */
  next: z.nullable(count),
  /** The ending that the play came to; null where it stopped before one. */
  ending: z.nullable(z.pick(Ending, { title: true, number: true, total: true })),
})
export type SharedPlay = z.infer<typeof SharedPlay>

export const OpenedPlay = z.object({ is_counted: z.boolean() })

export const ForkRequest = z.object({
  /** A turn that the link shows. */
  turn_id: id,
})
export type ForkRequest = z.infer<typeof ForkRequest>

/** What a reader has against a shared play. */
export const PlayReportRequest = z.object({
  reason: z.enum(REPORT_REASONS),
  note: z._default(text(LIMITS.reportNoteMax), ''),
})
export type PlayReportRequest = z.infer<typeof PlayReportRequest>

/** Plays that are links. */
export const sharedPlaysRoutes = {
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
