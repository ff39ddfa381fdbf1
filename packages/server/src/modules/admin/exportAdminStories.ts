import { STORY_FILE_ROWS_MAX } from '@kathasagar/api/contract'

import { dayOf } from '../../domain/day.ts'
import type { Call, Platform } from '../../platform/call.ts'
import { listStories } from './stories.queries.ts'

type CsvCell = string | number | boolean | null
type StoryRow = Awaited<ReturnType<typeof listStories>>[number]

/** Matches text that a spreadsheet reads as a formula, also after spaces and in full-width forms. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹫﹦−]|^[\t\r\n]/u
const BYTE_ORDER_MARK = '\uFEFF'
const PAGE = 1000

const COLUMNS: Readonly<Record<string, (story: StoryRow) => CsvCell>> = {
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

function csvCell(value: CsvCell): string {
  if (typeof value !== 'string') return String(value ?? '')
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Returns a CSV row (RFC 4180). An apostrophe turns a formula into text. */
export const csvRow = (values: readonly CsvCell[]) => `${values.map(csvCell).join(',')}\r\n`

export const exportAdminStories: Call<'exportAdminStories', Platform> = async (
  { db, clock },
  { query },
) => {
  let text = csvRow(Object.keys(COLUMNS))
  for (let offset = 0; offset < STORY_FILE_ROWS_MAX; offset += PAGE) {
    const stories = await listStories(db, query, { offset, limit: PAGE })
    for (const story of stories) text += csvRow(Object.values(COLUMNS).map((of) => of(story)))
    if (stories.length < PAGE) break
  }
  return {
    file_name: `stories-${dayOf(clock.now())}.csv`,
    media_type: 'text/csv',
    bytes: new TextEncoder().encode(BYTE_ORDER_MARK + text),
  }
}
