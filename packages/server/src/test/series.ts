import type { Db } from '../db/database.ts'

export async function newSeries(
  db: Db,
  {
    author_id,
    story_ids,
    now = new Date(),
  }: { author_id: string; story_ids: readonly string[]; now?: Date },
): Promise<string> {
  const words = { title: 'Three Nights', description: 'On one river.' }
  const { id } = await db
    .insertInto('series')
    .values({ author_id, ...words, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const parts = story_ids.map((story_id, at) => ({ story_id, series_id: id, place: at + 1 }))
  if (parts.length > 0) await db.insertInto('series_parts').values(parts).execute()
  return id
}
