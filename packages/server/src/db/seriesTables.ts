import type { Generated } from 'kysely'

interface SeriesTable {
  id: Generated<string>
  author_id: string
  title: string
  description: Generated<string>
  created_at: Date
  updated_at: Date
}

export interface SeriesTables {
  series: SeriesTable
  /** From 1, without gaps as they are saved; a story that is deleted leaves one. */
  series_parts: { story_id: string; series_id: string; place: number }
}
