import type { ReviewedStory } from '../review/rules/reviewedStory.ts'
import type { Choice, StoryStructure } from '../schema/structure.ts'

/** Where a choice leads, and where it leads if its check fails. */
const waysOf = ({ target, check }: Choice) => [target, ...(check ? [check.fails.target] : [])]

/** Names that can be reached, found in the plainest way: it judges the review, so it shares none of it. */
export function reachedFrom({ nodes, reactions = [] }: StoryStructure, start: string): Set<string> {
  const reached = new Set<string>()
  const visit = (name: string): void => {
    const node = nodes[name]
    if (node === undefined || reached.has(name)) return
    reached.add(name)
    for (const target of node.choices.flatMap(waysOf)) visit(target)
    if (node.choices.length === 0) return
    for (const { goes = '' } of [...(node.reactions ?? []), ...reactions]) visit(goes)
  }
  visit(start)
  return reached
}

/** Whether some way leads back to a scene that it came through. */
export function hasRing({ nodes, start_node }: StoryStructure): boolean {
  const done = new Set<string>()
  const visit = (name: string, way: ReadonlySet<string>): boolean => {
    if (way.has(name)) return true
    if (done.has(name)) return false
    const further = new Set([...way, name])
    const ways = (nodes[name]?.choices ?? []).flatMap(waysOf)
    const found = ways.some((target) => visit(target, further))
    done.add(name)
    return found
  }
  return visit(start_node, new Set())
}

/** The most XP on any way, by walking every scene of a story without rings that asks nothing for going on. */
export function mostXpByHand({ structure, initial_xp, game_config }: ReviewedStory) {
  const factor = game_config.xp_gain_multiplier ?? 1
  const best = new Map<string, number>()
  const wonFrom = (name: string, endingCounts: boolean): number => {
    const key = `${name} ${endingCounts}`
    const known = best.get(key)
    if (known !== undefined) return known
    const won = (structure.nodes[name]?.choices ?? []).map(({ target }) => {
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
