import type { Preview, SharedStory } from '@kathasagar/api/contract'

import type { Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import type { StoredStory } from '../stories/ports.ts'
import { presentStory } from '../stories/present/presentStory.ts'
import { findPreview } from './shown/findPreview.ts'

/** Closed to what a card says of its reader. */
const presentSharedStory = (story: StoredStory): SharedStory => presentStory(story, null)

/** What a preview link leads to. */
export async function getPreview(
  ports: Ports,
  asked: { code: string; reader: Reader },
): Promise<Preview | Refusal> {
  const shown = await findPreview(ports, asked)
  if (isRefusal(shown)) return shown
  const { link, story } = shown
  return {
    preview_code: link.preview_code,
    story: presentSharedStory(story),
    expires_at: link.expires_at.toISOString(),
  }
}
