import { medianMinutes, TIMED_BY } from './playMinutes.ts'
import { minutesFor, WORDS_PER_MINUTE } from './readingTime.ts'
import { wayOf, type Way } from './certifiedWay.ts'
import { isPlayFault, type WayStep } from '../finding.ts'
import { reviewStory } from '../review/review.ts'
import { underRules } from '../structure/playRules.ts'
import type { ReviewedStory } from '../review/rules/reviewedStory.ts'
import { samplePlays, type SampledPlays } from './samplePlays.ts'
import type { StateWalk, WalkProgress } from '../stateWalk/walkStates.ts'
import { titleOf } from '../structure/storyGraph.ts'
import { walkOf } from '../stateWalk/walkOf.ts'
import { xpCosts, xpGained } from '../pricing/xp.ts'

/** One ending, and how a player comes to it. */
export interface CertifiedEnding {
  /** Name of its node. */
  node: string
  title: string
  /** The way to it in the fewest steps. */
  path: readonly WayStep[]
  /** Reading time of that way. */
  minutes: number
  /** Reading time of the longest way that a sampled play took; null where none came here. */
  longest_minutes: number | null
  /** XP that the way takes when only the story's own choices are taken. */
  xp_spent: number
  /** XP that is left at the ending, what was won included. */
  xp_left: number
  /** Share of the sampled plays that ended here, 0 to 1. */
  share: number
}

/** What the machine vouches for once nothing is wrong with how a story plays. */
export interface Certificate {
  /** In order of appearance: an ending's number is its place here, from 1. */
  endings: readonly CertifiedEnding[]
  words_per_minute: number
  /** Minutes of the words that are read on the shortest, the median and the longest way. */
  minutes: { shortest: number; median: number; longest: number }
  /** How many states were walked, each a scene with all that is remembered, and if that is all. */
  states: { walked: number; is_whole: boolean }
  /** The ending that takes the least XP. */
  cheapest: CertifiedEnding
  plays: {
    count: number
    seed: number
    /** Shares of all nodes and of all endings that some play came to, 0 to 1. */
    nodes_seen: number
    endings_seen: number
    /** Names of the nodes that no play came to. */
    unseen: readonly string[]
    /** Plays that went round so long that they were broken off. */
    cut_short: number
  }
}

export interface Sampling {
  /** How many plays. */
  plays?: number
  seed?: number
  /** Told now and then while the states of a large story are walked. */
  onProgress?: (progress: WalkProgress) => void
}

/**
 * Vouches for a story: how each ending is reached, how long it takes, what it costs. Null while a
 * fault in its play stands; whether its words are ready for readers is the review’s matter alone.
 */
export function certify(
  story: ReviewedStory,
  { plays = TIMED_BY.plays, seed = TIMED_BY.seed, onProgress }: Sampling = {},
): Certificate | null {
  // What walks at random have met is no proof; the review tells what they met.
  if (story.structure.ink) return null
  if (reviewStory(story, onProgress && { onProgress }).some(isPlayFault)) return null
  const walk = walkOf(underRules(story.structure, story.game_config))
  const { wiring } = walk.machine
  const sampled = samplePlays(walk.machine, { plays, seed })
  const ways = wiring.names.map((_, place) => (wiring.isEnding[place] ? wayOf(walk, place) : null))
  const endings = certifyEndings(walk, story, ways, sampled, plays)
  const cheapest = endings.toSorted(
    (a, b) => a.xp_spent - b.xp_spent || a.path.length - b.path.length,
  )[0]
  if (cheapest === undefined) return null

  const unseen = wiring.names.filter((_, place) => !sampled.seen[place])
  return {
    endings,
    words_per_minute: WORDS_PER_MINUTE,
    minutes: minutesOf(ways, sampled),
    states: { walked: walk.places.length, is_whole: walk.isWhole },
    cheapest,
    plays: {
      count: plays,
      seed,
      nodes_seen: 1 - unseen.length / wiring.names.length,
      endings_seen: endings.filter(({ share }) => share > 0).length / endings.length,
      unseen,
      cut_short: sampled.cutShort,
    },
  }
}

function minutesOf(ways: readonly (Way | null)[], { words }: SampledPlays): Certificate['minutes'] {
  const all = [...ways.flatMap((way) => way?.words ?? []), ...words]
  const shortest = minutesFor(all.reduce((least, one) => Math.min(least, one), Infinity))
  return {
    shortest,
    median: medianMinutes(words) ?? shortest,
    longest: minutesFor(all.reduce((most, one) => Math.max(most, one), 0)),
  }
}

function certifyEndings(
  { machine: { wiring } }: StateWalk,
  story: ReviewedStory,
  ways: readonly (Way | null)[],
  { ended, mostWords }: SampledPlays,
  plays: number,
): CertifiedEnding[] {
  return wiring.names.flatMap((node, place): CertifiedEnding[] => {
    const way = ways[place]
    if (!wiring.isEnding[place] || !way) return []
    const { path, words } = way
    const count = ended[place] ?? 0
    return [
      {
        node,
        title: titleOf(node, wiring.nodes[place]?.title),
        path,
        minutes: minutesFor(words),
        longest_minutes: count > 0 ? minutesFor(mostWords[place] ?? 0) : null,
        ...xpAlong(path.length, story),
        share: plays > 0 ? count / plays : 0,
      },
    ]
  })
}

/** No scene comes twice on a shortest way, so each step takes its price and wins a first visit. */
function xpAlong(steps: number, { initial_xp, game_config }: ReviewedStory) {
  const cost = xpCosts(game_config.commands).continue
  const multiplier = game_config.xp_gain_multiplier ?? 1
  let xp = initial_xp
  let xp_spent = 0
  for (let step = 1; step <= steps; step += 1) {
    const paid = Math.min(cost, xp)
    xp_spent += paid
    xp += xpGained({ firstVisit: true, isEnding: step === steps, multiplier }) - paid
  }
  return { xp_spent, xp_left: xp }
}
