import {
  STORY_FILE_ROWS_MAX,
  type AdminStoriesFileQuery,
  type SentFile,
} from '@kathasagar/api/contract'

import { dayOf } from '../../domain/day.ts'
import type { Ports } from '../ports.ts'
import { csvFile, csvRow, type CsvCell } from '../csvFile.ts'
import type { CatalogueRow } from './ports.ts'

/** Stories that are read at once. */
const PAGE = 1000

const COLUMNS: Readonly<Record<string, (story: CatalogueRow) => CsvCell>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  author: ({ author }) => author.display_name,
  status: ({ status }) => status,
  language: ({ language }) => language,
  content_rating: ({ content_rating }) => content_rating,
  category: ({ category }) => category?.display_name ?? null,
  tags: ({ tags }) => tags.map(({ display_name }) => display_name).join('; '),
  is_premium: ({ is_premium }) => is_premium,
  is_featured: ({ is_featured }) => is_featured,
  plays: ({ plays_total }) => plays_total,
  likes: ({ likes_total }) => likes_total,
  bookmarks: ({ bookmarks_total }) => bookmarks_total,
  created_at: ({ created_at }) => created_at.toISOString(),
  published_at: ({ published_at }) => published_at?.toISOString() ?? null,
}

/** The list of all stories as a table, in the list's order; rows beyond the bound are left out. */
export async function exportAdminStories(
  { store, clock }: Ports,
  filter: AdminStoriesFileQuery,
): Promise<SentFile> {
  const { adminStories } = store.repositories
  let text = csvRow(Object.keys(COLUMNS))
  for (let offset = 0; offset < STORY_FILE_ROWS_MAX; offset += PAGE) {
    const stories = await adminStories.listStories(filter, { offset, limit: PAGE })
    for (const story of stories) text += csvRow(Object.values(COLUMNS).map((of) => of(story)))
    if (stories.length < PAGE) break
  }
  return csvFile(`stories-${dayOf(clock.now())}.csv`, text)
}
