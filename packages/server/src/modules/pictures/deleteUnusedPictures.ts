import { DAY_MS } from '@kathasagar/api/contract'
import { sql } from 'kysely'

import type { Platform } from '../../platform/call.ts'
import { isNamed } from './pictures.queries.ts'

const UNUSED_MS = 30 * DAY_MS
/** Skips rows updated recently, because several servers run this each night. */
const UPDATE_EVERY_MS = DAY_MS / 2

export async function deleteUnusedPictures({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const saved_at = clock.now()
  await db
    .updateTable('story_pictures')
    .set({ saved_at })
    .where('saved_at', '<', new Date(saved_at.getTime() - UPDATE_EVERY_MS))
    .where(isNamed)
    .execute()
  await db
    .deleteFrom('story_pictures')
    .where('saved_at', '<', new Date(saved_at.getTime() - UNUSED_MS))
    .where(sql<boolean>`not ${isNamed}`)
    .execute()
}
