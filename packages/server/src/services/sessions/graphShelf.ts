import { openGraph, type StoryGraph } from '@kathasagar/api/rules'

import type { StoryRepository } from '../stories/ports.ts'

/** Opened graphs of story versions, kept for the next turn. */
export type GraphShelf = (versionId: string) => Promise<StoryGraph>

const KEPT = 200

/** A version never changes, so a graph is opened once; the one unused for longest makes room. */
export function createGraphShelf(stories: Pick<StoryRepository, 'findStructure'>): GraphShelf {
  const shelf = new Map<string, Promise<StoryGraph>>()

  const open = async (versionId: string) => {
    const structure = await stories.findStructure(versionId)
    if (structure === undefined) throw new Error(`There is no story version ${versionId}`)
    return openGraph(structure)
  }

  return (versionId) => {
    const graph = shelf.get(versionId) ?? open(versionId)
    graph.catch(() => shelf.delete(versionId))
    shelf.delete(versionId)
    shelf.set(versionId, graph)
    const [oldest] = shelf.keys()
    if (shelf.size > KEPT && oldest !== undefined) shelf.delete(oldest)
    return graph
  }
}
