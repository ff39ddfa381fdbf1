import type { ColumnType } from 'kysely'

import type { FigureKind } from '../services/stories/figures/ports.ts'

interface StoryDayCountsTable {
  story_id: string
  /** Date in UTC. */
  day: ColumnType<Date, string, never>
  kind: FigureKind
  /** A language, a site, an ending, or stars. */
  key: string
  count: number
}

export interface FigureTables {
  story_day_counts: StoryDayCountsTable
}
