import { openGraph, type StoryGraph } from '@kathasagar/api/rules'
import { createBoundedCache } from '@kathasagar/api/runtime/boundedCache'

import type { StoryRepository } from '../stories/ports.ts'

/** Opened graphs of story versions, kept for the next turn. */
export type GraphCache = (versionId: string) => Promise<StoryGraph>

const MAX_KEPT = 200

/** A version never changes, so a graph is opened once; the one unused for longest makes room. */
export function createGraphCache(stories: Pick<StoryRepository, 'findStructure'>): GraphCache {
  const cache = createBoundedCache<string, Promise<StoryGraph>>({ max: MAX_KEPT })

  const open = async (versionId: string) => {
    const structure = await stories.findStructure(versionId)
    if (structure === undefined) throw new Error(`There is no story version ${versionId}`)
    return openGraph(structure)
  }

  return (versionId) =>
    cache.getOrCreate(versionId, () => {
      const graph = open(versionId)
      graph.catch(() => cache.delete(versionId))
      return graph
    })
}
