import { pageLanguageOf } from '@kathasagar/api/contract'
import { graphAt } from '@kathasagar/engine/world/graphAt'
import { recallPlay } from '@kathasagar/engine/memory/recallPlay'

import { drawEndingCard, findTurn, listSteps } from '../sessions/index.ts'
import { isRefusal, type Refusal } from '../../platform/call.ts'
import { type SharedPlaysContext, findShown } from './findShown.ts'

/** Draws the ending card without hidden actions. Returns `not_found` if the session has reached no ending. */
export async function drawSharedCard(
  ctx: SharedPlaysContext,
  code: string,
): Promise<Uint8Array | Refusal> {
  const shown = await findShown(ctx.db, code, null)
  if (isRefusal(shown)) return shown
  const { share, story } = shown
  const head = await findTurn(ctx.db, share.head_turn_id, share.user_id)
  const whole = await ctx.graphs(share.version_id, story.game_config)
  if (!head) return { code: 'not_found' }
  const { node, world } = head.state
  const graph = graphAt(whole, head.state)
  if (!graph.has(node) || !graph.isEnding(node)) return { code: 'not_found' }

  const recalled = recallPlay(graph, await listSteps(ctx.db, head), world).filter(
    ({ kind, turn }) => turn >= share.first_number && (share.shows_words || kind !== 'words'),
  )
  const way = { story, graph, versionId: share.version_id, node, recalled }
  return drawEndingCard(ctx, way, { shape: 'wide', lang: pageLanguageOf(story.language) })
}
