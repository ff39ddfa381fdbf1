import { plainSql } from '../statements/plainSql.ts'

// Hashes alone: neither the token of a browser nor an address can be read from them.
const knownOrigins = `
create table known_origins (
  user_id uuid not null references users on delete cascade,
  origin_hash text not null check (length(origin_hash) = 64),
  seen_at timestamptz(3) not null,
  primary key (user_id, origin_hash)
)`

/** Browsers and addresses from which people have signed in to their accounts. */
export const knownOriginsTable = plainSql(
  knownOrigins,
  'create index known_origins_seen_idx on known_origins (seen_at)',
)
