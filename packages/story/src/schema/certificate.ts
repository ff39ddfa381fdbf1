import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { PathStep } from './finding.ts'

const share = z.number()

export const CertifiedEnding = z.object({
  node: z.string(),
  title: z.string(),
  path: z.readonly(z.array(PathStep)),
  minutes: z.number(),
  /** Reading time of the longest sampled play with this ending, or null. */
  longest_minutes: z.nullable(z.number()),
  xp_spent: z.int(),
  /** XP at the ending, including the gain for reaching it. */
  xp_left: z.int(),
  share,
})
export type CertifiedEnding = DeepReadonly<z.infer<typeof CertifiedEnding>>

export const Certificate = z.object({
  endings: z.readonly(z.array(CertifiedEnding)),
  words_per_minute: z.number(),
  /** Reading times of the shortest, the median and the longest path. */
  minutes: z.object({ shortest: z.number(), median: z.number(), longest: z.number() }),
  /** Walked states (a scene with its variables). `is_whole` is false if the walk was cut short. */
  states: z.object({ walked: z.int(), is_whole: z.boolean() }),
  cheapest: CertifiedEnding,
  plays: z.object({
    count: z.int(),
    seed: z.int(),
    /** Fractions of nodes and endings that were reached in any play. */
    nodes_seen: share,
    endings_seen: share,
    unseen: z.readonly(z.array(z.string())),
    /** Number of plays that were stopped because they did not end. */
    cut_short: z.int(),
  }),
})
export type Certificate = DeepReadonly<z.infer<typeof Certificate>>
