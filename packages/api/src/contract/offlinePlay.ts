import * as z from 'zod/mini'
import { CONTENT_RATINGS, SKILL_CHECKS, STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { count } from '@kathasagar/story/schema'

import { HelpLine } from './turns.ts'
import { HistoryEntry } from './history.ts'
import { SIXTY_PER_MINUTE } from './rateLimits.ts'
import { PlayedStory } from './sessions.ts'
import { id } from './fields.ts'
import { playerRoute } from './route.ts'

/** Data to continue a session offline. The engine gives the same results as the server. */
export const OfflinePlay = z.object({
  session_id: id,
  entry: HistoryEntry,
  /** Key of the version and rules of the story. */
  story_key: z.string(),
  /** The published structure. Absent if the caller has it. */
  structure: z.optional(
    z.looseObject({
      start_node: z.string(),
      nodes: z.record(z.string(), z.looseObject({ text: z.string() })),
    }),
  ),
  rules: z.object({
    costs: PlayedStory.shape.xp_costs,
    /** Multiplier of gained XP. */
    multiplier: z.number(),
    health_max: z.number(),
    inventory_slots: z.number(),
    skill_check_difficulty: z.enum(SKILL_CHECKS),
  }),
  language: z.enum(STORY_LANGUAGES),
  content_rating: z.enum(CONTENT_RATINGS),
  role: z.string(),
  /** State of the engine. Clients must not read it. */
  state: z.looseObject({ node: z.string(), turn: count, seed: z.int() }),
  /** Last question to the player, until it is answered. */
  asked: z.nullable(
    z.object({ choices: z.array(z.string()), byNumber: z.optional(z.literal(true)) }),
  ),
  /** Recent narrations, oldest first, to avoid repetition. */
  recent: z.array(z.string()),
  xp_won: count,
  /** Available credits. Offline turns are free. */
  credits: z.int(),
  /** Keys of the built-in storytellers, which are free. */
  storytellers: z.array(z.string()).check(z.minLength(1)),
  help_lines: z.array(HelpLine),
})
export interface OfflinePlay extends z.infer<typeof OfflinePlay> {}

export const OfflinePlayAnswer = z.object({
  /** Data for offline play. Null if a program or a model runs the story, so that only the server can continue. */
  play: z.nullable(OfflinePlay),
})
export interface OfflinePlayAnswer extends z.infer<typeof OfflinePlayAnswer> {}

export default {
  getOfflinePlay: playerRoute('GET', '/game/sessions/:session_id/offline', {
    summary: 'Get the data to continue a session offline',
    rateLimit: { perUser: SIXTY_PER_MINUTE },
    query: z.object({
      /** `story_key` of the structure that the caller has, so that the response omits it. */
      known: z.optional(z.string().check(z.maxLength(200))),
    }),
    answer: OfflinePlayAnswer,
    errors: ['session_not_found', 'premium_required', 'adults_only'],
  }),
} as const
