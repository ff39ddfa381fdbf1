import type { ColumnType, Generated } from 'kysely'

interface InstallationSecretsTable {
  name: string
  value: string
  /** Until then it opens and verifies only; null where it always has signed. */
  signs_from: ColumnType<Date | null, Date | undefined, Date>
}

interface WriteProbesTable {
  id: number
  probed_at: Date
}

interface LastSeedingTable {
  is_only: Generated<true>
  /** Hash of the files, and of the code that reads them. */
  files: string
  /** Hash of what all seeded stories said of themselves when that was done. */
  stories: string
}

export interface OperationsTables {
  installation_secrets: InstallationSecretsTable
  last_seeding: LastSeedingTable
  write_probes: WriteProbesTable
}
