import { plainSql } from '../statements/plainSql.ts'

const SERIES_PACES = `
create table series_paces (
  user_id uuid not null references users on delete cascade,
  series_id uuid not null references series on delete cascade,
  utc_offset int not null,
  primary key (user_id, series_id)
)`

/** Who wants a part of a series a day, and by how many minutes their clock is ahead of UTC. */
export const seriesPaces = plainSql(
  SERIES_PACES,
  'create index series_paces_of_series on series_paces (series_id)',
)
