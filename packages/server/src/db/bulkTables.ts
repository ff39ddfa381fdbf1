import type { BulkRequest, BulkSkip } from '@kathasagar/api/contract'
import type { JSONColumnType } from 'kysely'

import type { BulkFields } from '../modules/admin/index.ts'

interface BulkActsTable {
  id: string
  admin_id: string
  client_key: string
  request: JSONColumnType<BulkRequest, string, never>
  created_at: Date
}

interface BulkActStoriesTable {
  bulk_id: string
  story_id: string
  /** Null until processed. */
  outcome: 'changed' | BulkSkip | null
  before: JSONColumnType<BulkFields, string, string> | null
  after: JSONColumnType<BulkFields, string, string> | null
  /** A higher one means that the story was edited since. */
  revision: number | null
  /** False if the story was edited since. Null before an undo. */
  undone: boolean | null
}

export interface BulkTables {
  bulk_acts: BulkActsTable
  bulk_act_stories: BulkActStoriesTable
}
