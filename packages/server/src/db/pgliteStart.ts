import { PGlite } from '@electric-sql/pglite'

const SETTINGS = [
  'wal_sync_method=fsync',
  'max_wal_size=64MB',
  'min_wal_size=32MB',
  'shared_buffers=32MB',
  'default_statistics_target=10',
]

/** Default parameters without `-F`, which disables fsync. PGlite trims its WAL only on request. */
export const START_PARAMS = [
  '--single',
  ...PGlite.defaultStartParams.slice(1).filter((param) => param !== '-F'),
  ...SETTINGS.flatMap((setting) => ['-c', setting]),
]
