import { pageLanguageOf } from '@kathasagar/api/contract'
import { graphAt } from '@kathasagar/engine/improvise/graphAt'
import { recallPlay } from '@kathasagar/engine/recall'

import { drawEndingCard } from '../endings/drawEndingCard.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findShown } from './shown/findShown.ts'

/**
 * The ending that a shared play came to, as the picture that its link is shown with: a PNG that recalls no
 * deed which the link does not show. `not_found` where the play stopped before an ending.
 */
export async function drawSharedCard(ports: Ports, code: string): Promise<Uint8Array | Refusal> {
  const shown = await findShown(ports, { code, reader: null })
  if (isRefusal(shown)) return shown
  const { share, story } = shown
  const { turns } = ports.store.repositories
  const head = await turns.findTurn(share.head_turn_id, share.user_id)
  const whole = await ports.graphs(share.version_id, story.game_config)
  if (!head) return { code: 'not_found' }
  const { node, world } = head.state
  const graph = graphAt(whole, head.state)
  if (!graph.has(node) || !graph.isEnding(node)) return { code: 'not_found' }

  const recalled = recallPlay(graph, await turns.listSteps(head), world).filter(
    ({ kind, turn }) => turn >= share.first_number && (share.shows_words || kind !== 'words'),
  )
  const way = { story, graph, versionId: share.version_id, node, recalled }
  return drawEndingCard(ports, way, { shape: 'wide', lang: pageLanguageOf(story.language) })
}
