import * as z from 'zod/mini'
import { ACTION_TYPES } from '@kathasagar/story/vocabulary'
import { count, text } from '@kathasagar/story/schema'

import { Ending } from './sessionData.ts'
import { GameSession } from './sessions.ts'
import { LIMITS, REPORT_REASONS } from './vocabulary/vocabulary.ts'
import { SIXTY_PER_MINUTE, TEN_PER_HOUR, WRITING } from './rateLimits.ts'
import { StoryAnswer } from './history.ts'
import { StoryCard } from './stories.ts'
import { StoryReportAnswer } from './storyReports.ts'
import { id, instant, queryNumber } from './fields.ts'
import { userRoute, anyoneRoute, playerRoute } from './route.ts'

/** 128 random bits in hex, because API paths are lower-case. */
const code = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/, { error: 'Must be the code of a shared play' }))

export const sharedCardPath = (code: string) => `/shared-plays/${code}/card.png`

export const SharedPlayParams = z.object({ share_code: code })

export const SharePlayRequest = z.object({
  /** First turn that the link shows, on the current path. Default: the start. */
  from_turn: z.optional(id),
  /** Shows the player's text. Narrations are always visible. */
  shows_words: z.boolean(),
  shows_name: z._default(z.boolean(), false),
})

export const PlayShare = z.object({
  share_code: code,
  shows_words: z.boolean(),
  shows_name: z.boolean(),
  /** First turn. Null for the start. */
  from_turn: z.nullable(id),
  /** Number of visits by others, each counted once a day. */
  opened_count: count,
  created_at: instant,
})
export interface PlayShare extends z.infer<typeof PlayShare> {}

export const MySharedPlay = z.extend(PlayShare, { session_id: id, story_id: id, title: z.string() })
export interface MySharedPlay extends z.infer<typeof MySharedPlay> {}

export const MySharedPlays = z.object({
  shared_plays: z.array(MySharedPlay),
  page: count,
  total_pages: count,
  total_shared_plays: count,
})

export const RevokedPlay = z.object({ is_revoked: z.literal(true) })

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
export interface SharedStory extends z.infer<typeof SharedStory> {}

export const SharedEntry = z.object({
  turn_id: id,
  /** Number of steps from the start, which is 0. */
  number: count,
  scene: z.string(),
  action_type: z.enum(ACTION_TYPES),
  /** Text by the player. Null without text, or if it is hidden. */
  words: z.nullable(z.string()),
  choice: z.nullable(z.string()),
  answer: StoryAnswer,
  /** Previous turn and its choices. Null for the first turn. */
  before: z.nullable(z.object({ turn_id: id, choices: z.array(z.string()) })),
})
export interface SharedEntry extends z.infer<typeof SharedEntry> {}

export const SharedPlay = z.object({
  share_code: code,
  shows_words: z.boolean(),
  /** Display name of the player. Null if it is hidden. */
  player: z.nullable(z.string()),
  created_at: instant,
  story: SharedStory,
  entries: z.array(SharedEntry),
  next: z.nullable(count),
  ending: z.nullable(z.pick(Ending, { title: true, number: true, total: true })),
})
export interface SharedPlay extends z.infer<typeof SharedPlay> {}

export const OpenedPlay = z.object({ is_counted: z.boolean() })

export const ForkRequest = z.object({ turn_id: id })
export interface ForkRequest extends z.infer<typeof ForkRequest> {}

export const PlayReportRequest = z.object({
  reason: z.enum(REPORT_REASONS),
  note: z._default(text(LIMITS.reportNoteMax), ''),
})
export interface PlayReportRequest extends z.infer<typeof PlayReportRequest> {}

export default {
  sharePlay: userRoute('POST', '/game/sessions/:session_id/share', {
    summary: 'Share a session up to its current turn, or change the shared link',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    body: SharePlayRequest,
    answer: PlayShare,
    status: 201,
    errors: ['session_not_found', 'not_found'],
  }),
  listSessionShares: userRoute('GET', '/game/sessions/:session_id/shares', {
    summary: 'List the shared links of a session, latest first',
    answer: z.array(PlayShare),
    errors: ['session_not_found'],
  }),
  listSharedPlays: userRoute('GET', '/me/shared-plays', {
    summary: 'List all shared links of the caller, latest first',
    query: z.object({ page: queryNumber(1, 100_000, 1) }),
    answer: MySharedPlays,
  }),
  revokeSharedPlay: userRoute('DELETE', '/shared-plays/:share_code', {
    summary: 'Revoke an own shared link; admins can revoke any',
    params: SharedPlayParams,
    answer: RevokedPlay,
    errors: ['shared_play_not_found'],
  }),
  getSharedPlay: anyoneRoute('GET', '/shared-plays/:share_code', {
    summary: 'Read a page of a shared play',
    rateLimit: { light: [{ max: 240, windowMs: 60_000 }] },
    cacheForGuests: true,
    params: SharedPlayParams,
    query: z.object({
      /** Number of the first entry. Entries before the start of the link are hidden. */
      from: queryNumber(0, 1_000_000, 0),
    }),
    answer: SharedPlay,
    errors: ['shared_play_not_found', 'shared_play_closed', 'adults_only'],
  }),
  openSharedPlay: anyoneRoute('POST', '/shared-plays/:share_code/opened', {
    summary: 'Count a visit of a shared play, once a day for each user or address',
    rateLimit: { light: SIXTY_PER_MINUTE },
    params: SharedPlayParams,
    answer: OpenedPlay,
    errors: ['shared_play_not_found', 'shared_play_closed', 'adults_only'],
  }),
  forkSharedPlay: playerRoute('POST', '/shared-plays/:share_code/fork', {
    summary: 'Start a session at a turn of a shared play',
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
  reportSharedPlay: userRoute('POST', '/shared-plays/:share_code/report', {
    summary: 'Report a shared play to the moderators',
    rateLimit: { perUser: TEN_PER_HOUR, spares: 'refused', countsAs: 'reportStory' },
    params: SharedPlayParams,
    body: PlayReportRequest,
    answer: StoryReportAnswer,
    status: 201,
    errors: ['shared_play_not_found', 'shared_play_closed', 'adults_only'],
  }),
} as const
