import * as z from 'zod/mini'
import { CONTENT_RATINGS, SKILL_CHECKS, STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { count } from '@kathasagar/story/schema'

import { HelpLine } from './turns.ts'
import { HistoryEntry } from './history.ts'
import { OFTEN } from './rateLimits.ts'
import { PlayedStory, SessionParams } from './sessions.ts'
import { id } from './fields.ts'
import { route } from './route.ts'

export const OfflinePlayQuery = z.object({
  /** The `story_key` of a structure that the caller holds already: it is not sent again. */
  known: z.optional(z.string().check(z.maxLength(200))),
})

/**
 * What it takes to go on from where a session stands without the server, by the built-in storyteller.
 * The engine plays from it as the server would: the same actions come to the same place.
 */
export const OfflinePlay = z.object({
  session_id: id,
  /** The turn that the session stands at. */
  entry: HistoryEntry,
  /** Names the version and the rules that are played. */
  story_key: z.string(),
  /** The story, as it was checked when its version was published; absent where the caller knows it. */
  structure: z.optional(
    z.looseObject({
      start_node: z.string(),
      nodes: z.record(z.string(), z.looseObject({ text: z.string() })),
    }),
  ),
  rules: z.object({
    /** XP cost of each command. */
    costs: PlayedStory.shape.xp_costs,
    /** XP that is won counts this many times. */
    multiplier: z.number(),
    health_max: z.number(),
    inventory_slots: z.number(),
    skill_check_difficulty: z.enum(SKILL_CHECKS),
  }),
  language: z.enum(STORY_LANGUAGES),
  content_rating: z.enum(CONTENT_RATINGS),
  /** Who the player is, in the story's own words; told to whoever asks. */
  role: z.string(),
  /** The engine's own state, which nobody else reads. */
  state: z.looseObject({ node: z.string(), turn: count, seed: z.int() }),
  /** What was asked back last, if nothing was done about it yet. */
  asked: z.nullable(
    z.object({ choices: z.array(z.string()), byNumber: z.optional(z.literal(true)) }),
  ),
  /** What was told last, oldest first, so that none of it is told again. */
  recent: z.array(z.string()),
  /** XP won on the whole way here. */
  xp_won: count,
  /** Credits that are left; nothing that is played offline takes any. */
  credits: z.int(),
  /** Keys of the storytellers that the site tells by itself, for nothing; at least one. */
  storytellers: z.array(z.string()).check(z.minLength(1)),
  help_lines: z.array(HelpLine),
})
export type OfflinePlay = z.infer<typeof OfflinePlay>

export const OfflinePlayAnswer = z.object({
  /** Null where only the server can go on: the story runs as a program, or a model tells every turn. */
  play: z.nullable(OfflinePlay),
})
export type OfflinePlayAnswer = z.infer<typeof OfflinePlayAnswer>

/** Playing on without a network. */
export const offlinePlayRoutes = {
  getOfflinePlay: route('GET', '/game/sessions/:session_id/offline', {
    summary: 'What it takes to go on in a session without the server',
    access: 'player',
    rateLimit: { perUser: OFTEN },
    params: SessionParams,
    query: OfflinePlayQuery,
    answer: OfflinePlayAnswer,
    errors: ['session_not_found', 'premium_required', 'adults_only'],
  }),
} as const
