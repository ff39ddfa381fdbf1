import type { SeriesWords } from '@kathasagar/api/contract'

import { formRefusal } from '../../platform/call.ts'
import type { Db, StoredUser, Refusal } from '../../platform/call.ts'
import { lockUser } from '../users/index.ts'
import { canSeeStory, type Reader } from '../../platform/policies.ts'
import { classifyTurnHarm, type SafetyContext } from '../safety/index.ts'
import { recordEvent } from '../audit/index.ts'
import { listCards, type ListContext } from '../catalogue/index.ts'
import { findSeries, listParts, type SeriesRow } from './series.queries.ts'
import type { AuthoringContext } from '../authoring/index.ts'

export interface SeriesContext
  extends ListContext, Pick<AuthoringContext, 'authors'>, Pick<SafetyContext, 'scoreHarm'> {}

export const mayChangeSeries = ({ author_id }: SeriesRow, reader: Reader) =>
  reader !== null && (reader.role === 'admin' || reader.id === author_id)

/** Finds a series for editing. Locks its author, so that concurrent changes can't use the same story. */
export async function lockOwnSeries(
  db: Db,
  seriesId: string,
  user: StoredUser,
): Promise<SeriesRow | Refusal> {
  const found = await findSeries(db, seriesId)
  if (!found) return { code: 'series_not_found' }
  if (!mayChangeSeries(found, user)) {
    const parts = await listParts(db, seriesId)
    const cards = await listCards(
      db,
      parts.map(({ story_id }) => story_id),
    )
    const isVisible = cards.some((story) => canSeeStory(story, user))
    return { code: isVisible ? 'forbidden' : 'series_not_found' }
  }
  await lockUser(db, found.author_id)
  return (await findSeries(db, seriesId)) ?? { code: 'series_not_found' }
}

export async function refuseSeriesText(
  { scoreHarm }: SeriesContext,
  words: SeriesWords,
): Promise<Refusal | null> {
  for (const field of ['title', 'description'] as const) {
    const text = words[field]
    if (text.trim() === '') continue
    const harm = await classifyTurnHarm(scoreHarm, text, { content_rating: 'everyone' })
    if (harm !== null) return formRefusal(field, 'wordsHarmful')
  }
  return null
}

export const trimText = ({ title, description }: SeriesWords) => ({
  title: title.trim(),
  description: description.trim(),
})

interface Edit {
  series: SeriesRow
  user: StoredUser
  act: 'series_edited' | 'series_deleted'
}

export async function recordEdit(db: Db, { series, user, act }: Edit, now: Date) {
  if (user.id === series.author_id) return
  const target = { kind: 'series', id: series.id }
  await recordEvent(db, { actor_id: user.id, act, target }, now)
}
