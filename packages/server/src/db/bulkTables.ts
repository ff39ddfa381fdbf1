import type { BulkRequest, BulkSkip } from '@kathasagar/api/contract'
import type { JSONColumnType } from 'kysely'

import type { BulkFields } from '../modules/admin/index.ts'

/** What an admin does to many stories. */
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
  /** Null until it is seen to. */
  outcome: 'changed' | BulkSkip | null
  /** The fields that were changed, as they were and as they are since. */
  before: JSONColumnType<BulkFields, string, string> | null
  after: JSONColumnType<BulkFields, string, string> | null
  /** Of the story once it was changed: another one now was saved since. */
  revision: number | null
  /** Put back, or left as somebody made it since; null until that was asked. */
  undone: boolean | null
}

export interface BulkTables {
  bulk_acts: BulkActsTable
  bulk_act_stories: BulkActStoriesTable
}
