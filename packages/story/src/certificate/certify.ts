import { medianMinutes, TIMING_RUN } from './playMinutes.ts'
import { minutesFor, WORDS_PER_MINUTE } from './readingTime.ts'
import { isPlayFinding, type PathStep } from '../finding.ts'
import type { Certificate, CertifiedEnding } from '../schema/certificate.ts'
import { reviewStory } from '../review/review.ts'
import { applyPlayRules } from '../structure/playRules.ts'
import type { ReviewedStory } from '../review/rules/reviewedStory.ts'
import { samplePlays, type SampledPlays } from './samplePlays.ts'
import { type StateWalk, type WalkProgress, wayTo } from '../stateWalk/walkStates.ts'
import { titleOf } from '../structure/storyGraph.ts'
import { walkOf } from '../stateWalk/walkOf.ts'
import { xpCosts, xpGained } from '../pricing/xp.ts'
import type { VariableWrite } from '../stateWalk/statements.ts'
import { shortestPaths } from '../structure/shortestPaths.ts'
import type { PlayerAction } from '../vocabulary/vocabulary.ts'
import { readersOf, wordsOnPath } from './wordsRead.ts'

interface PaidStep {
  /** Null if the step is not charged separately, such as typing into a field. */
  action: PlayerAction | null
  isFirst: boolean
}

interface Way {
  path: PathStep[]
  paid: PaidStep[]
  words: number
}

const ACTION_OF: Readonly<Record<VariableWrite['of'], PlayerAction | null>> = {
  choice: 'continue',
  fails: 'continue',
  close_up: 'immerse',
  reaction: 'custom_action',
  story: 'custom_action',
  topic: 'custom_action',
  said: 'custom_action',
  asks: null,
}

/** Returns the shortest path to a place. If the walk did not reach it, uses choices only. */
function wayOf(walk: StateWalk, place: number): Way {
  const { machine, places, digits, cameFrom, cameBy } = walk
  const reader = readersOf(machine)()
  const state = places.indexOf(place)
  if (state === -1) {
    const path = shortestPaths(machine.wiring)(place)
    for (const { node } of path)
      reader.arrive(machine.wiring.placeOf.get(node) ?? -1, machine.start)
    reader.arrive(place, machine.start)
    const paid = path.map((): PaidStep => ({ action: 'continue', isFirst: true }))
    return { path, paid, words: reader.words() }
  }
  const states: { place: number; digits: readonly number[]; by: StateWalk['cameBy'][number] }[] = []
  for (let at = state; at >= 0; at = cameFrom[at] ?? -1) {
    states.push({ place: places[at] ?? -1, digits: digits[at] ?? [], by: cameBy[at] ?? null })
  }
  states.reverse()
  const seen = new Set<number>()
  const paid = states.flatMap(({ place, by }): PaidStep[] => {
    const isFirst = !seen.has(place)
    seen.add(place)
    return by === null ? [] : [{ action: ACTION_OF[by.written.of], isFirst }]
  })
  return { path: wayTo(walk, state), paid, words: wordsOnPath(reader, states) }
}

export interface Sampling {
  plays?: number
  seed?: number
  onProgress?: (progress: WalkProgress) => void
}

/**
 * Proves how each ending is reached, how long that takes and what it costs. Returns null if an
 * error affects play; ignores errors in texts.
 */
export function certify(
  story: ReviewedStory,
  { plays = TIMING_RUN.plays, seed = TIMING_RUN.seed, onProgress }: Sampling = {},
): Certificate | null {
  // Ink stories are only walked at random, which proves nothing, and HTML pages are not walked.
  if (story.structure.ink || story.structure.page) return null
  if (reviewStory(story, onProgress && { onProgress }).some(isPlayFinding)) return null
  const walk = walkOf(applyPlayRules(story.structure, story.game_config))
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
    const { path, paid, words } = way
    const count = ended[place] ?? 0
    return [
      {
        node,
        title: titleOf(node, wiring.nodes[place]?.title),
        path,
        minutes: minutesFor(words),
        longest_minutes: count > 0 ? minutesFor(mostWords[place] ?? 0) : null,
        ...xpAlong(paid, story),
        share: plays > 0 ? count / plays : 0,
      },
    ]
  })
}

function xpAlong(steps: Way['paid'], { initial_xp, game_config }: ReviewedStory) {
  const costs = xpCosts(game_config.commands)
  const multiplier = game_config.xp_gain_multiplier ?? 1
  let xp = initial_xp
  let xp_spent = 0
  steps.forEach(({ action, isFirst }, step) => {
    const price = action === null ? 0 : Math.min(costs[action], xp)
    const isEnding = step === steps.length - 1
    xp_spent += price
    xp += (isFirst ? xpGained({ firstVisit: true, isEnding, multiplier }) : 0) - price
  })
  return { xp_spent, xp_left: xp }
}
