import type { Preview } from '@kathasagar/api/contract'

import type { Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { presentStory } from '../../modules/catalogue/index.ts'
import { findPreview } from './shown/findPreview.ts'

/** Returns the story of a preview link, and the caller's unfinished test of it. */
export async function getPreview(
  ports: Ports,
  { code, reader }: { code: string; reader: Reader },
): Promise<Preview | Refusal> {
  const story = await findPreview(ports, { code, reader })
  if (isRefusal(story)) return story
  const session =
    reader &&
    (await ports.store.repositories.sessions.findLatest(reader.id, story.id, { isPreview: true }))
  return {
    preview_code: code,
    story: presentStory(story, null),
    session_id: session && !session.is_completed ? session.id : null,
  }
}
