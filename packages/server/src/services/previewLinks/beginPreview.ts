import type { GameSession } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { canPlayMature, canPlayPremium } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { beginSession } from '../sessions/beginSession.ts'
import { needsAccount } from '../sessions/needsAccount.ts'
import { findPreview } from './shown/findPreview.ts'

/** Begins a test of a story in its newest version. */
export async function beginPreview(
  ports: Ports,
  { code, user }: { code: string; user: StoredUser },
): Promise<GameSession | Refusal> {
  const story = await findPreview(ports, { code, reader: user })
  if (isRefusal(story)) return story
  const { current_version_id } = story
  if (current_version_id === null) return { code: 'no_scenes' }
  // A draft costs nothing, because its author has invited the player.
  const is_premium = story.is_premium && story.status === 'published'
  const invited = { ...story, is_premium }
  if (await needsAccount(ports.store, invited, user)) return { code: 'account_required' }
  if (!canPlayPremium(invited, user)) return { code: 'premium_required' }
  if (!canPlayMature(story, user)) return { code: 'adults_only' }
  return beginSession(ports, { story: { ...story, current_version_id }, user, preview: code })
}
