import { openGraph } from '@kathasagar/story'

import type { Ports } from '../../ports.ts'
import type { OwnStory } from '../authoringPorts.ts'

const NOTHING = openGraph({ start_node: '', nodes: {} })

/** Endings of a story's present version, and its scenes by name; those of an older one may be gone. */
export async function openScenes(
  graphs: Ports['graphs'],
  { current_version_id }: Pick<OwnStory, 'current_version_id'>,
) {
  const graph = current_version_id === null ? NOTHING : await graphs(current_version_id)
  return {
    endings: graph.endings,
    titleOf: (node: string) => (graph.has(node) ? graph.titleOf(node) : node),
  }
}
