import { keyOfRules, openGraph, playRulesOf, applyPlayRules } from '@kathasagar/story'
import type { StoryGraph, StoryStructure } from '@kathasagar/story'
import { createBoundedCache } from '@kathasagar/story/boundedCache'

import type { StoredGameConfig } from '../catalogue/index.ts'

export type GraphCache = (
  versionId: string,
  rules?: Pick<StoredGameConfig, 'health_max' | 'inventory_slots' | 'skill_check_difficulty'>,
) => Promise<StoryGraph>

/** Maximum number of cached stories. With its lexicon, each takes about 3 MB. */
const MAX_KEPT = 32

export function createGraphCache(
  findStructure: (versionId: string) => Promise<StoryStructure | undefined>,
): GraphCache {
  const cache = createBoundedCache<string, Promise<StoryGraph>>({ max: MAX_KEPT })

  const open = async (versionId: string, rules: Parameters<typeof applyPlayRules>[1]) => {
    const structure = await findStructure(versionId)
    if (structure === undefined) throw new Error(`There is no story version ${versionId}`)
    return openGraph(applyPlayRules(structure, rules))
  }

  return (versionId, given = {}) => {
    const rules = playRulesOf(given)
    const key = `${versionId} ${keyOfRules(rules)}`
    return cache.getOrCreate(key, () => {
      const graph = open(versionId, rules)
      graph.catch(() => cache.delete(key))
      return graph
    })
  }
}
