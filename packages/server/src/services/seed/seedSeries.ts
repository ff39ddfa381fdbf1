import type { Repositories } from '../repositories.ts'
import type { SeedSeries } from './ports.ts'

/**
 * Makes a series of stories that have just come, and lets parts that ship later join it in their place.
 * Where there is none any more, somebody has decided so; parts of their own stay behind ours.
 */
export async function seedSeries(
  { seeds, series, stories }: Repositories,
  { title, description, parts }: SeedSeries,
  { added, now }: { added: ReadonlySet<string>; now: Date },
): Promise<void> {
  if (!parts.some((slug) => added.has(slug))) return
  const found = await Promise.all(parts.map((slug) => seeds.findSeeded(slug)))
  const ids = found.flatMap((story) => story?.id ?? [])
  const places = await Promise.all(ids.map((id) => series.findPlace(id)))
  const standing = places.find((place) => place !== undefined)?.series_id
  if (standing !== undefined) {
    const before = (await series.listParts(standing)).map(({ story_id }) => story_id)
    return series.setParts(standing, [...new Set([...ids, ...before])], now)
  }
  const areAllNew = parts.every((slug, at) => found[at] === undefined || added.has(slug))
  const [first] = await stories.listCards(ids.slice(0, 1))
  if (!areAllNew || !first) return
  await series.setParts(await series.insert(first.author_id, { title, description }, now), ids, now)
}
