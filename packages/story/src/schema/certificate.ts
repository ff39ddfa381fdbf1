import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import { WayStep } from './finding.ts'

const share = z.number()

/** One ending, and how a player comes to it. */
export const CertifiedEnding = z.object({
  /** Name of its node. */
  node: z.string(),
  title: z.string(),
  /** The way to it in the fewest steps. */
  path: z.readonly(z.array(WayStep)),
  /** Reading time of that way. */
  minutes: z.number(),
  /** Reading time of the longest way that a sampled play took; null where none came here. */
  longest_minutes: z.nullable(z.number()),
  /** XP that the way takes when only the story's own choices are taken. */
  xp_spent: z.int(),
  /** XP that is left at the ending, what was won included. */
  xp_left: z.int(),
  /** Share of the sampled plays that ended here, 0 to 1. */
  share,
})
export type CertifiedEnding = DeepReadonly<z.infer<typeof CertifiedEnding>>

/** What the machine vouches for once nothing is wrong with how a story plays. */
export const Certificate = z.object({
  /** In order of appearance: an ending's number is its place here, from 1. */
  endings: z.readonly(z.array(CertifiedEnding)),
  words_per_minute: z.number(),
  /** Minutes of the words that are read on the shortest, the median and the longest way. */
  minutes: z.object({ shortest: z.number(), median: z.number(), longest: z.number() }),
  /** How many states were walked, each a scene with all that is remembered, and if that is all. */
  states: z.object({ walked: z.int(), is_whole: z.boolean() }),
  /** The ending that takes the least XP. */
  cheapest: CertifiedEnding,
  plays: z.object({
    count: z.int(),
    seed: z.int(),
    /** Shares of all nodes and of all endings that some play came to, 0 to 1. */
    nodes_seen: share,
    endings_seen: share,
    /** Names of the nodes that no play came to. */
    unseen: z.readonly(z.array(z.string())),
    /** Plays that went round so long that they were broken off. */
    cut_short: z.int(),
  }),
})
export type Certificate = DeepReadonly<z.infer<typeof Certificate>>
