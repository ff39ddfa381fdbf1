import { DAY_MS } from '@kathasagar/api/contract'
import { isPage, type StoryStructure } from '@kathasagar/story'
import { sql } from 'kysely'

import type { Db } from '../../db/database.ts'
import type { Context, Platform } from '../../platform/context.ts'
import { hasRow } from '../../platform/db/hasRow.ts'
import { formRefusal, type Refusal } from '../../services/refusal.ts'

/** How long a page waits for a story that it plays. */
const WAITS_MS = 30 * DAY_MS

/** Returns the HTML of a page. */
export async function findPage(db: Db, hash: string): Promise<string | undefined> {
  const pages = db.selectFrom('story_pages').select('html')
  return (await pages.where('hash', '=', hash).executeTakeFirst())?.html
}

/** Returns true if a page is stored. It stays until the transaction ends. */
export const hasPage = (db: Db, hash: string) =>
  hasRow(db.selectFrom('story_pages').select('hash').where('hash', '=', hash).forShare())

/** Refuses a story that is played by a page which is not stored. */
export async function refuseUnknownPage(
  db: Db,
  structure: StoryStructure | null | undefined,
): Promise<Refusal | null> {
  const page = structure?.page
  if (page === undefined || (await hasPage(db, page.hash))) return null
  return formRefusal('story_structure', 'pageUnknown')
}

/** Returns true if a version of a story is played by its own page, in the reader's browser. */
export const isPlayedByPage = async (
  { graphs }: Pick<Context, 'graphs'>,
  versionId: string | null,
): Promise<boolean> => versionId !== null && isPage((await graphs(versionId)).program)

/** Deletes pages that no version of a story names, if they are old or their user is gone. */
export async function forgetPages({ db, clock }: Platform): Promise<void> {
  const since = new Date(clock.now().getTime() - WAITS_MS)
  const isPlayed = sql<boolean>`story_pages.hash in (select structure -> 'page' ->> 'hash'
    from story_versions where structure -> 'page' is not null)`
  await db
    .deleteFrom('story_pages')
    .where((where) => where.or([where('kept_at', '<', since), where('brought_by', 'is', null)]))
    .where(sql<boolean>`not coalesce(${isPlayed}, false)`)
    .execute()
}
