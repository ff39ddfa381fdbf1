import { plainSql } from '../statements/plainSql.ts'

const SERIES = `
create table series (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references users on delete cascade,
  title text not null check (length(title) <= 120),
  description text not null default '' check (length(description) <= 2000),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
)`

/** A story is a part of one series at most. */
const SERIES_PARTS = `
create table series_parts (
  story_id uuid primary key references stories on delete cascade,
  series_id uuid not null references series on delete cascade,
  place int not null check (place > 0),
  unique (series_id, place)
)`

/** Stories of an author that follow each other. */
export const series = plainSql(
  SERIES,
  'create index series_of_author on series (author_id, created_at desc, id desc)',
  SERIES_PARTS,
)
