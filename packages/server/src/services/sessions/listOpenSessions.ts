import type { OpenSession } from '@kathasagar/api/contract'

import { graphAt } from '@kathasagar/engine/improvise/graphAt'
import { progressOf } from '@kathasagar/engine/progress'
import { imageAddress } from '../../modules/pictures/index.ts'
import type { Ports } from '../ports.ts'
import { lastLineOf } from './turn/lastLine.ts'

/** Where a player can go on, the session last played first. */
export async function listOpenSessions(
  { store, graphs }: Ports,
  { userId, limit }: { userId: string; limit: number },
): Promise<OpenSession[]> {
  const open = await store.repositories.openSessions.listOpen(userId, limit)
  return Promise.all(
    open.map(async ({ id, version_id, updated_at, state, answer, answer_before, ...story }) => ({
      id,
      story: {
        ...story,
        id: story.story_id,
        cover_image_url: imageAddress(story.cover_image_url, {
          of: 'stories',
          id: story.story_id,
          size: 'card',
        }),
      },
      completion_percentage: progressOf(graphAt(await graphs(version_id), state), state)
        .completion_percentage,
      last_line: lastLineOf([answer, answer_before], story.language),
      updated_at: updated_at.toISOString(),
    })),
  )
}
