import { findPlace, insertSeries, listParts, setParts } from '../../modules/series/index.ts'
import type { Repositories } from '../repositories.ts'
import { listCards } from '../../modules/catalogue/index.ts'
import type { SeedSeries } from './ports.ts'

/** Parts as somebody has them now, with those that have just come each behind the one before it. */
function withAdded(now: readonly string[], ids: readonly string[], added: ReadonlySet<string>) {
  const parts = [...now]
  ids.forEach((id, at) => {
    if (!added.has(id)) return
    const before = ids.slice(0, at).findLast((it) => parts.includes(it))
    parts.splice(before === undefined ? 0 : parts.indexOf(before) + 1, 0, id)
  })
  return parts
}

/**
 * Makes a series of stories that have just come, and lets parts that ship later join it in their place.
 * Where there is none any more, or a part was taken out of it, somebody has decided so.
 */
export async function seedSeries(
  { db, seeds }: Repositories,
  { title, description, parts }: SeedSeries,
  { added, now }: { added: ReadonlySet<string>; now: Date },
): Promise<void> {
  if (!parts.some((slug) => added.has(slug))) return
  const found = await Promise.all(parts.map((slug) => seeds.findSeeded(slug)))
  const ids = found.flatMap((story) => story?.id ?? [])
  const places = await Promise.all(ids.map((id) => findPlace(db, id)))
  const standing = places.find((place) => place !== undefined)?.series_id
  if (standing !== undefined) {
    const before = (await listParts(db, standing)).map(({ story_id }) => story_id)
    const news = new Set(
      found.flatMap((story, at) => (story && added.has(parts[at]!) ? story.id : [])),
    )
    return setParts(db, standing, withAdded(before, ids, news), now)
  }
  const areAllNew = parts.every((slug, at) => found[at] === undefined || added.has(slug))
  const [first] = await listCards(db, ids.slice(0, 1))
  if (!areAllNew || !first) return
  const id = await insertSeries(db, first.author_id, { title, description }, now)
  await setParts(db, id, ids, now)
}
