import type { Series, SeriesWords } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { recordEvent } from '../audit/recordEvent.ts'
import type { StoredUser } from '../auth/ports.ts'
import { canSeeStory, refuseAuthor } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { fieldRefusal, formRefusal, isRefusal, type Refusal } from '../refusal.ts'
import type { Repositories } from '../repositories.ts'
import { hearHarmInTurn } from '../safety/hearHarm.ts'
import { getSeries, mayChangeSeries } from './getSeries.ts'
import type { SeriesText, StoredSeries } from './ports.ts'

/**
 * Returns a series that the user may change. Locks its author until the transaction ends, so that two changes at
 * once cannot take the same story.
 */
async function lockOwnSeries(
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

/** Refuses harmful words: everybody may read them. */
async function refuseSeriesText(
  { weighHarm }: Ports,
  { title, description }: SeriesText,
): Promise<Refusal | null> {
  const isHarmful = async (words: string) =>
    words.trim() !== '' &&
    (await hearHarmInTurn(weighHarm, words, { content_rating: 'everyone' })) !== null
  if (await isHarmful(title)) return formRefusal('title', 'wordsHarmful')
  return (await isHarmful(description)) ? formRefusal('description', 'wordsHarmful') : null
}

const trimText = ({ title, description }: SeriesText): SeriesText => ({
  title: title.trim(),
  description: description.trim(),
})

/** Records an admin's change to a series of another author. */
async function recordEditing(
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

/** Creates a series without parts. Locks the author, so that two calls at once keep to the limit. */
export async function createSeries(
  ports: Ports,
  user: StoredUser,
  words: SeriesWords,
): Promise<Series | Refusal> {
  const unfit = refuseAuthor(ports.authors, user) ?? (await refuseSeriesText(ports, words))
  if (unfit) return unfit
  const id = await ports.store.transaction<string | Refusal>(async ({ series, users }) => {
    await users.lockUser(user.id)
    if ((await series.count(user.id)) >= LIMITS.seriesOfAuthor) return { code: 'series_full' }
    return series.insert(user.id, trimText(words), ports.clock.now())
  })
  return isRefusal(id) ? id : getSeries(ports, user, id)
}

interface Edit {
  seriesId: string
  user: StoredUser
  words: SeriesWords
}

/** Changes the title and the description of a series. */
export async function updateSeries(
  ports: Ports,
  { seriesId, user, words }: Edit,
): Promise<Series | Refusal> {
  const refused = await refuseSeriesText(ports, words)
  if (refused) return refused
  const now = ports.clock.now()
  const series = await ports.store.transaction(async (repositories) => {
    const own = await lockOwnSeries(repositories, seriesId, user)
    if (isRefusal(own)) return own
    await repositories.series.update(seriesId, trimText(words), now)
    await recordEditing(repositories, { series: own, user, act: 'series_edited' }, now)
    return own
  })
  return isRefusal(series) ? series : getSeries(ports, user, seriesId)
}

interface Order {
  seriesId: string
  user: StoredUser
  storyIds: readonly string[]
  /** Parts when the client made the order; another list is refused. */
  madeFrom?: readonly string[] | undefined
}

/** Replaces the parts of a series with stories of its author, in the given order. */
export async function orderSeries(
  ports: Ports,
  { seriesId, user, storyIds, madeFrom }: Order,
): Promise<Series | Refusal> {
  const now = ports.clock.now()
  const series = await ports.store.transaction(async (repositories) => {
    const { series: parts } = repositories
    const own = await lockOwnSeries(repositories, seriesId, user)
    if (isRefusal(own)) return own
    const known = (await parts.listParts(seriesId)).map(({ story_id }) => story_id)
    if (madeFrom && madeFrom.join() !== known.join()) return { code: 'series_changed' as const }
    if ((await parts.countOwn(own.author_id, storyIds)) < storyIds.length) {
      return fieldRefusal('story_ids', 'There is no such story of this author')
    }
    if (await parts.arePartsElsewhere(seriesId, storyIds)) return { code: 'part_of_other' as const }
    await parts.setParts(seriesId, storyIds, now)
    await recordEditing(repositories, { series: own, user, act: 'series_edited' }, now)
    return own
  })
  return isRefusal(series) ? series : getSeries(ports, user, seriesId)
}

/** Deletes a series; its stories stay. */
export const deleteSeries = (
  { store, clock }: Ports,
  { seriesId, user }: { seriesId: string; user: StoredUser },
): Promise<{ id: string } | Refusal> =>
  store.transaction(async (repositories) => {
    const series = await lockOwnSeries(repositories, seriesId, user)
    if (isRefusal(series)) return series
    await repositories.series.remove(seriesId)
    await recordEditing(repositories, { series, user, act: 'series_deleted' }, clock.now())
    return { id: seriesId }
  })
