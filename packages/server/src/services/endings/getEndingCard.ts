import type { CardShape, PageLanguage, SentFile } from '@kathasagar/api/contract'
import { graphAt } from '@kathasagar/engine/improvise/graphAt'
import { recallPlay } from '@kathasagar/engine/recall'

import { contextOf } from '../../platform/context.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { headOf, openStory } from '../sessions/state/openSession.ts'
import { drawEndingCard } from './drawEndingCard.ts'
import { fileNameOf } from './fileNameOf.ts'

interface Asked {
  sessionId: string
  userId: string
  shape: CardShape
  lang: PageLanguage
}

/** The ending that a player's own session stands at, as a card. */
export async function getEndingCard(
  ports: Ports,
  { sessionId, userId, shape, lang }: Asked,
): Promise<SentFile | Refusal> {
  const { sessions, turns } = ports.store.repositories
  const session = await sessions.findSession(sessionId, userId)
  if (session === undefined) return { code: 'session_not_found' }
  if (!session.is_completed) return { code: 'no_ending_yet' }

  const { story, graph: whole } = await openStory(ports, session)
  const head = await headOf(ports, session)
  const graph = graphAt(whole, head.state)
  const recalled = recallPlay(graph, await turns.listSteps(head), head.state.world)
  const way = { story, graph, versionId: session.version_id, node: head.state.node, recalled }
  const bytes = await drawEndingCard(contextOf(ports), way, { shape, lang })
  if (isRefusal(bytes)) return bytes
  return { file_name: fileNameOf(story.title, '.png'), media_type: 'image/png', bytes }
}
