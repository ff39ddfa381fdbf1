import type { Kysely } from 'kysely'

import type { AccountTables } from './accountTables.ts'
import type { AuthoringTables } from './authoringTables.ts'
import type { BulkTables } from './bulkTables.ts'
import type { ModelTables } from './modelTables.ts'
import type { NoticeTables } from './noticeTables.ts'
import type { OperationsTables } from './operationsTables.ts'
import type { ProgressTables } from './progressTables.ts'
import type { SaidTables } from './saidTables.ts'
import type { SecondFactorTables } from './secondFactorTables.ts'
import type { SeriesTables } from './seriesTables.ts'
import type { SessionTables } from './sessionTables.ts'
import type { CoreTables } from './tables.ts'
import type { TrustTables } from './trustTables.ts'

/** Every table of the product, by name. Each piece of the product declares its own. */
export type Database = CoreTables &
  SessionTables &
  ProgressTables &
  SaidTables &
  SecondFactorTables &
  SeriesTables &
  NoticeTables &
  AccountTables &
  AuthoringTables &
  BulkTables &
  ModelTables &
  OperationsTables &
  TrustTables

/** The database, or one open transaction on it. */
export type Db = Kysely<Database>
