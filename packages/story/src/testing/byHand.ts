import type { ReviewedStory } from '../review/rules/reviewedStory.ts'
import type { Choice, StoryStructure } from '../schema/structure.ts'

const waysOf = ({ target, check }: Choice) => [target, ...(check ? [check.fails.target] : [])]

function furtherOf({ nodes, reactions = [] }: StoryStructure, name: string): string[] {
  const { choices = [], reactions: own = [] } = nodes[name] ?? {}
  if (choices.length === 0) return []
  return [...choices.flatMap(waysOf), ...[...own, ...reactions].flatMap(({ goes }) => goes ?? [])]
}

/** Finds reachable names, independently of the review that it verifies. */
export function reachedFrom(structure: StoryStructure, start: string): Set<string> {
  const reached = new Set<string>()
  const visit = (name: string): void => {
    if (!Object.hasOwn(structure.nodes, name) || reached.has(name)) return
    reached.add(name)
    for (const target of furtherOf(structure, name)) visit(target)
  }
  visit(start)
  return reached
}

export function hasRing(structure: StoryStructure): boolean {
  const done = new Set<string>()
  const visit = (name: string, way: ReadonlySet<string>): boolean => {
    if (way.has(name)) return true
    if (done.has(name)) return false
    const further = new Set([...way, name])
    const found = furtherOf(structure, name).some((target) => visit(target, further))
    done.add(name)
    return found
  }
  return visit(structure.start_node, new Set())
}

/**
 * Computes the maximum XP of a story without cycles by walking every path, as if Continue and input
 * were free.
 */
export function mostXpByHand({ structure, initial_xp, game_config }: ReviewedStory) {
  const factor = game_config.xp_gain_multiplier ?? 1
  const best = new Map<string, number>()
  const wonFrom = (name: string, endingCounts: boolean): number => {
    const key = `${name} ${endingCounts}`
    const known = best.get(key)
    if (known !== undefined) return known
    const won = furtherOf(structure, name).map((target) => {
      const isEnding = structure.nodes[target]?.choices.length === 0
      if (isEnding) return endingCounts ? Math.round(55 * factor) : 0
      return Math.round(5 * factor) + wonFrom(target, endingCounts)
    })
    best.set(key, Math.max(0, ...won))
    return best.get(key) ?? 0
  }
  return {
    immerse: initial_xp + wonFrom(structure.start_node, false),
    show: initial_xp + wonFrom(structure.start_node, true),
  }
}
