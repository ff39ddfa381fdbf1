import { DAY_MS } from '@kathasagar/api/contract'
import { isPage, type StoryStructure } from '@kathasagar/story'
import { sql } from 'kysely'

import { type Db, type Platform, formRefusal, type Refusal } from '../../platform/call.ts'
import type { SessionContext } from '../sessions/index.ts'
import { hasRow } from '../../platform/db/rows.ts'

const UNUSED_MS = 30 * DAY_MS

export async function findPage(db: Db, hash: string): Promise<string | undefined> {
  const pages = db.selectFrom('story_pages').select('html')
  return (await pages.where('hash', '=', hash).executeTakeFirst())?.html
}

export const hasPage = (db: Db, hash: string) =>
  hasRow(db.selectFrom('story_pages').select('hash').where('hash', '=', hash).forShare())

export async function refuseUnknownPage(
  db: Db,
  structure: StoryStructure | null | undefined,
): Promise<Refusal | null> {
  const page = structure?.page
  if (page === undefined || (await hasPage(db, page.hash))) return null
  return formRefusal('story_structure', 'pageUnknown')
}

export const isPlayedByPage = async (
  { graphs }: Pick<SessionContext, 'graphs'>,
  versionId: string | null,
): Promise<boolean> => versionId !== null && isPage((await graphs(versionId)).program)

/** Deletes unused pages that are old, or whose uploader's account was erased. */
export async function deleteUnusedPages({ db, clock }: Platform): Promise<void> {
  const since = new Date(clock.now().getTime() - UNUSED_MS)
  const isPlayed = sql<boolean>`story_pages.hash in (select structure -> 'page' ->> 'hash'
    from story_versions where structure -> 'page' is not null)`
  await db
    .deleteFrom('story_pages')
    .where((where) => where.or([where('saved_at', '<', since), where('uploaded_by', 'is', null)]))
    .where(sql<boolean>`not coalesce(${isPlayed}, false)`)
    .execute()
}
