import { createHash } from 'node:crypto'

import { publishedPage } from '@kathasagar/story'
import { PAGE_LIMITS } from '@kathasagar/story/vocabulary'
import { sql } from 'kysely'

import { lockUser } from '../users/index.ts'
import { type Call, formRefusal } from '../../platform/call.ts'
import type { DraftingContext } from './context.ts'
import { refuseAuthor } from '../../platform/policies.ts'
import { hasPage } from '../storyPages/index.ts'

export const keepStoryPage: Call<'keepStoryPage', DraftingContext> = async (ctx, input) => {
  const { user, body } = input
  const refused = refuseAuthor(ctx.authors, user)
  if (refused) return refused
  // Removes characters that the database can't store.
  const html = body.html.replaceAll('\0', '').toWellFormed()
  const bytes = Buffer.byteLength(html)
  if (bytes > PAGE_LIMITS.bytesMax) return formRefusal('html', 'pageLarge')
  const page = publishedPage(html)
  if (page === null) return formRefusal('html', 'pageUnplayable')
  const hash = createHash('sha256').update(html).digest('hex')

  return ctx.transaction(async (db) => {
    // Locks the user, so that concurrent uploads can't exceed the quota.
    await lockUser(db, user.id)
    if (!(await hasPage(db, hash))) {
      const { used } = await db
        .selectFrom('story_pages')
        .select(sql<string | number>`coalesce(sum(bytes), 0)`.as('used'))
        .where('uploaded_by', '=', user.id)
        .executeTakeFirstOrThrow()
      if (Number(used) + bytes > ctx.uploadQuotaBytes) return formRefusal('html', 'pagesFull')
    }
    const saved_at = ctx.clock.now()
    await db
      .insertInto('story_pages')
      .values({ hash, html, bytes, uploaded_by: user.id, saved_at })
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet({
          saved_at,
          uploaded_by: sql`coalesce(story_pages.uploaded_by, excluded.uploaded_by)`,
        }),
      )
      .execute()
    return { hash, format: page.format }
  })
}
