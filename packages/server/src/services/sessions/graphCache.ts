import { openGraph, type StoryGraph } from '@kathasagar/api/rules'

import type { StoryRepository } from '../stories/ports.ts'

/** Opened graphs of story versions, kept for the next turn. */
export type GraphCache = (versionId: string) => Promise<StoryGraph>

const KEPT = 200

/** A version never changes, so a graph is opened once; the one unused for longest makes room. */
export function createGraphCache(stories: Pick<StoryRepository, 'findStructure'>): GraphCache {
  const cache = new Map<string, Promise<StoryGraph>>()

  const open = async (versionId: string) => {
    const structure = await stories.findStructure(versionId)
    if (structure === undefined) throw new Error(`There is no story version ${versionId}`)
    return openGraph(structure)
  }

  return (versionId) => {
    const graph = cache.get(versionId) ?? open(versionId)
    graph.catch(() => cache.delete(versionId))
    cache.delete(versionId)
    cache.set(versionId, graph)
    const [oldest] = cache.keys()
    if (cache.size > KEPT && oldest !== undefined) cache.delete(oldest)
    return graph
  }
}
