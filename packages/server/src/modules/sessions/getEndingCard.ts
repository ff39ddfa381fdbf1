import { graphAt } from '@kathasagar/engine/world/graphAt'
import { recallPlay } from '@kathasagar/engine/memory/recallPlay'

import { type Call, isRefusal } from '../../platform/call.ts'
import { drawEndingCard } from './drawEndingCard.ts'
import { headOf, openStory } from './openSession.ts'
import { findSession, listSteps } from './sessions.queries.ts'
import type { PlayContext } from './context.ts'

/** Maximum title length in a file name, in characters. */
const TITLE_MAX = 60

/** Returns a file name for every operating system. */
function fileNameOf(title: string): string {
  const plain = title.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const name = Array.from(plain.replace(/^-/, '')).slice(0, TITLE_MAX).join('').replace(/-$/, '')
  return `${name || 'story'}.png`
}

export const getEndingCard: Call<'getEndingCard', PlayContext> = async (ctx, input) => {
  const { params, user, query } = input
  const session = await findSession(ctx.db, params.session_id, user.id)
  if (session === undefined) return { code: 'session_not_found' }
  if (!session.is_completed) return { code: 'no_ending_yet' }

  const { story, graph: whole } = await openStory(ctx, session)
  const head = await headOf(ctx, session)
  const { world, node } = head.state
  const graph = graphAt(whole, head.state)
  const recalled = recallPlay(graph, await listSteps(ctx.db, head), world)
  const way = { story, graph, versionId: session.version_id, node, recalled }
  const bytes = await drawEndingCard(ctx, way, query)
  if (isRefusal(bytes)) return bytes
  return { file_name: fileNameOf(story.title), media_type: 'image/png', bytes }
}
