import type { GameSession } from '@kathasagar/api/contract'

import type { StoredUser } from '../auth/ports.ts'
import { canPlayMature, canPlayPremium } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { beginSession } from '../sessions/beginSession.ts'
import { needsAccount } from '../sessions/needsAccount.ts'
import type { StoredStory } from '../stories/ports.ts'
import { findPreview } from './shown/findPreview.ts'

/** What is not published yet is nobody's to pay for: its author has invited. */
const asInvited = (story: StoredStory): StoredStory => ({
  ...story,
  is_premium: story.is_premium && story.status === 'published',
})

/** Begins a test of a story in its newest version. */
export async function beginPreview(
  ports: Ports,
  { code, user }: { code: string; user: StoredUser },
): Promise<GameSession | Refusal> {
  const shown = await findPreview(ports, { code, reader: user })
  if (isRefusal(shown)) return shown
  const { story, link } = shown
  const { current_version_id } = story
  if (current_version_id === null) return { code: 'no_scenes' }
  const invited = asInvited(story)
  if (await needsAccount(ports.store, invited, user)) return { code: 'account_required' }
  if (!canPlayPremium(invited, user)) return { code: 'premium_required' }
  if (!canPlayMature(story, user)) return { code: 'adults_only' }
  return beginSession(ports, {
    story: { ...story, current_version_id },
    user,
    preview: link.preview_code,
  })
}
