import type { PreviewCheck } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { findPreview } from './shown/findPreview.ts'

/** The test that a player has begun of the story of a preview link and may go on with. */
export async function checkPreview(
  ports: Ports,
  { code, user }: { code: string; user: StoredUser },
): Promise<PreviewCheck | Refusal> {
  const shown = await findPreview(ports, { code, reader: user })
  if (isRefusal(shown)) return shown
  const session = await ports.store.repositories.sessions.findLatest(user.id, shown.story.id, {
    isPreview: true,
  })
  return { session_id: session && !session.is_completed ? session.id : null }
}
