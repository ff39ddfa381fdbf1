import type { ColumnType, Generated, JSONColumnType } from 'kysely'

import type { AuditFacts, KeptAuditEvent } from '../modules/audit/index.ts'

interface AuditEventsTable extends Omit<KeptAuditEvent, 'id' | 'before' | 'after'> {
  id: Generated<string>
  before: JSONColumnType<AuditFacts, string, never> | null
  after: JSONColumnType<AuditFacts, string, never> | null
}

/** A picture of another site, as we fetched and made it anew; or why we could not. */
interface FetchedImagesTable {
  /** SHA-256 of its address there, in hex. */
  url_hash: string
  fetched_at: Date
  /** WebP as wide as a card shows it. */
  card: Uint8Array | null
  /** WebP as wide as a page shows it. */
  page: Uint8Array | null
  fault: string | null
}

/** What providers' models have cost on a day. */
interface ModelSpendingTable {
  /** Date in UTC. */
  day: ColumnType<Date, string, never>
  credits: Generated<number>
  /** When the day's ceiling was met. */
  reached_at: Date | null
}

/** What was asked of a provider's model on a day, for a story or for none. */
interface ModelUseTable {
  /** Date in UTC. */
  day: ColumnType<Date, string, never>
  model_key: string
  provider_model: string
  story_id: string | null
  calls: number
  input_tokens: number
  cached_tokens: number
  output_tokens: number
  pictures: number
  /** Millionths of a dollar, as far as prices are known. */
  cost_micros: number | null
}

export interface TrustTables {
  audit_events: AuditEventsTable
  fetched_images: FetchedImagesTable
  model_spending: ModelSpendingTable
  model_use: ModelUseTable
}
