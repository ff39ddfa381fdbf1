import * as z from 'zod/mini'

import { count } from '@kathasagar/story/schema'
import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'

import { lastDays } from './fields.ts'

export const FigureQuery = z.object({ days: lastDays })
export type FigureQuery = z.infer<typeof FigureQuery>

/** From where a play was begun, where it is no other site's name. */
export const REFERRER_KINDS = ['direct', 'search', 'this_site', 'shared_play', 'other'] as const
export type ReferrerKind = (typeof REFERRER_KINDS)[number]

/** What players did on one day of UTC. */
export const FigureDay = z.object({
  day: z.iso.date(),
  plays: count,
  finishes: count,
  /** Readers who began to follow the author. */
  followers: count,
  /** Readers who rated the story for the first time, and what they gave on average. */
  ratings: count,
  average_rating: z.nullable(z.number()),
})
export type FigureDay = z.infer<typeof FigureDay>

/** What players did with a story of late. Nobody can be known by it: small groups are put together. */
export const StoryFigures = z.object({
  title: z.string(),
  language: z.enum(STORY_LANGUAGES),
  /** As many as were asked for, oldest first, the last of them today. */
  days: z.array(FigureDay),
  /** Every ending of the present version; `finishes` is null for fewer than `players_min`. */
  endings: z.array(z.object({ node: z.string(), title: z.string(), finishes: z.nullable(count) })),
  /** Scenes in which plays were left for a day and more, the most often left first. */
  left_at: z.array(z.object({ node: z.string(), title: z.string(), players: count })),
  /** First language that the player's browser asks for, as BCP 47 has it, or `other`. */
  languages: z.array(z.object({ language: z.string(), plays: count })),
  /** One of `REFERRER_KINDS`, or the name of another site. */
  referrers: z.array(z.object({ referrer: z.string(), plays: count })),
  /** What fewer players did is not told by itself. */
  players_min: count,
})
export type StoryFigures = z.infer<typeof StoryFigures>
