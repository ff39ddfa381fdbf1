import type { XpCosts } from './pricing.ts'
import { xpGained } from './xp.ts'
import type { Wiring } from '../structure/wiring.ts'

/** Upper bound of the XP that a player can have. */
export interface XpReach {
  underway: number
  /** Maximum XP at an ending, where only pictures cost XP. */
  atEnding: number
}

/** Computes the bound for the path with the most first visits and the cheapest actions. */
export function xpReach(
  wiring: Wiring,
  { initial_xp, costs, multiplier }: { initial_xp: number; costs: XpCosts; multiplier: number },
): XpReach {
  const { underway, atEnding } = mostVisits(wiring)
  const scene = xpGained({ firstVisit: true, isEnding: false, multiplier })
  const ending = xpGained({ firstVisit: true, isEnding: true, multiplier })
  const step = Math.min(costs.continue, costs.custom_action)
  const after = (visits: number) => xpAfter(visits, initial_xp, scene, step)
  const best = (visits: number) => Math.max(initial_xp, after(Math.min(1, visits)), after(visits))
  return {
    underway: best(underway),
    atEnding:
      atEnding < 0 ? best(underway) : Math.max(best(underway), best(atEnding) - step + ending),
  }
}

function xpAfter(visits: number, xp: number, won: number, step: number): number {
  if (visits === 0) return xp
  const first = Math.max(0, xp - step) + won
  const later = visits - 1
  return won >= step ? first + later * (won - step) : Math.max(won, first - later * (step - won))
}

/** Returns the maximum number of first visits on any path, and on paths to an ending (-1 if unreachable). */
function mostVisits(wiring: Wiring): { underway: number; atEnding: number } {
  const { start, targets, isEnding } = wiring
  const most = { underway: 0, atEnding: -1 }
  if (start === -1) return most
  const rings = ringsFrom(start, targets)
  // Components come in reverse topological order, so iterating backwards sees all predecessors
  // first.
  const best = new Map<number, number>([[rings.ringOf[start] ?? 0, -1]])
  for (let ring = rings.members.length - 1; ring >= 0; ring -= 1) {
    const members = rings.members[ring] ?? []
    const before = best.get(ring) ?? 0
    const visits = before + members.length
    for (const place of members) {
      if (isEnding[place]) most.atEnding = Math.max(most.atEnding, before)
      else most.underway = Math.max(most.underway, visits)
      for (const to of targets[place] ?? []) {
        const next = rings.ringOf[to] ?? 0
        if (next !== ring) best.set(next, Math.max(best.get(next) ?? 0, visits))
      }
    }
  }
  return most
}

/** Uses Tarjan's algorithm with an explicit stack, because stories can be deep. */
function ringsFrom(
  start: number,
  targets: readonly (readonly number[])[],
): { members: number[][]; ringOf: Int32Array } {
  const size = targets.length
  const order = new Int32Array(size).fill(-1)
  const low = new Int32Array(size)
  const next = new Int32Array(size)
  const ringOf = new Int32Array(size).fill(-1)
  const members: number[][] = []
  const open: number[] = []
  const path = [start]
  let count = 0
  while (path.length > 0) {
    const place = path.at(-1) ?? 0
    if (order[place] === -1) {
      order[place] = low[place] = count
      count += 1
      open.push(place)
    }
    const to = targets[place]?.[next[place] ?? 0]
    if (to !== undefined) {
      next[place] = (next[place] ?? 0) + 1
      if (order[to] === -1) path.push(to)
      else if (ringOf[to] === -1) low[place] = Math.min(low[place] ?? 0, order[to] ?? 0)
      continue
    }
    path.pop()
    const from = path.at(-1)
    if (from !== undefined) low[from] = Math.min(low[from] ?? 0, low[place] ?? 0)
    if (low[place] === order[place]) members.push(closeRing(place, members.length, open, ringOf))
  }
  return { members, ringOf }
}

function closeRing(root: number, ring: number, open: number[], ringOf: Int32Array): number[] {
  const members: number[] = []
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    ringOf[place] = ring
    members.push(place)
    if (place === root) break
  }
  return members
}
