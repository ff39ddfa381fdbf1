import type { StoredUser } from '../auth/ports.ts'
import { recordEvent } from '../audit/recordEvent.ts'
import { canSeeStory, type Reader } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Repositories } from '../repositories.ts'
import { formRefusal, type Refusal } from '../refusal.ts'
import { hearHarmInTurn } from '../safety/hearHarm.ts'
import type { SeriesText, StoredSeries } from './ports.ts'

/** Whether a reader is the author of a series, or an admin. */
export const mayChangeSeries = (series: StoredSeries, reader: Reader) =>
  reader !== null && (reader.role === 'admin' || reader.id === series.author_id)

/**
 * A series that the user may change. Its author is locked until the transaction ends, so that of two changes at
 * once neither takes a story that the other has taken.
 */
export async function lockOwnSeries(
  { series: repository, users, stories }: Repositories,
  seriesId: string,
  user: StoredUser,
): Promise<StoredSeries | Refusal> {
  const found = await repository.find(seriesId)
  if (!found) return { code: 'series_not_found' }
  if (!mayChangeSeries(found, user)) {
    const parts = await repository.listParts(seriesId)
    const cards = await stories.listCards(parts.map(({ story_id }) => story_id))
    const isSeen = cards.some((story) => canSeeStory(story, user))
    return { code: isSeen ? 'forbidden' : 'series_not_found' }
  }
  await users.lockUser(found.author_id)
  return (await repository.find(seriesId)) ?? { code: 'series_not_found' }
}

/** What everybody may read is heard as a story for everybody is. */
export async function refuseSeriesText(
  { weighHarm }: Ports,
  { title, description }: SeriesText,
): Promise<Refusal | null> {
  const isHarmful = async (words: string) =>
    words.trim() !== '' &&
    (await hearHarmInTurn(weighHarm, words, { content_rating: 'everyone' })) !== null
  if (await isHarmful(title)) return formRefusal('title', 'wordsHarmful')
  return (await isHarmful(description)) ? formRefusal('description', 'wordsHarmful') : null
}

/** As it is kept: without the blanks around it. */
export const keptText = ({ title, description }: SeriesText): SeriesText => ({
  title: title.trim(),
  description: description.trim(),
})

/** Keeps that an admin has changed a series of somebody else. */
export async function recordEditing(
  repositories: Repositories,
  {
    series,
    user,
    act,
  }: { series: StoredSeries; user: StoredUser; act: 'series_edited' | 'series_deleted' },
  now: Date,
) {
  if (user.id === series.author_id) return
  const target = { kind: 'series', id: series.id }
  await recordEvent(repositories, { actor_id: user.id, act, target }, now)
}
