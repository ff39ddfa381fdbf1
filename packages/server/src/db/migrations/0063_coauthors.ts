import { COAUTHOR_ROLES, STORED_NOTICE_KINDS } from '@kathasagar/api/contract/vocabulary'

import { plainSql } from '../statements/plainSql.ts'

const oneOf = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')

/** Who writes a story beside its author, or reads it as authors do; until they have accepted, neither. */
const COAUTHORS = `
create table coauthors (
  story_id uuid not null references stories on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in (${oneOf(COAUTHOR_ROLES)})),
  invited_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  primary key (story_id, user_id)
)`

/** What a story was before each of the last saves, so that two edits of one revision are put together by parts. */
const STORY_SAVES = `
create table story_saves (
  story_id uuid not null references stories on delete cascade,
  revision int not null,
  fields json not null,
  version_id uuid references story_versions on delete cascade,
  primary key (story_id, revision)
)`

export const coauthors = plainSql(
  COAUTHORS,
  'create index coauthors_of_user on coauthors (user_id)',
  STORY_SAVES,
  'create index story_saves_of_version on story_saves (version_id) where version_id is not null',
  'alter table notices drop constraint notices_kind_check',
  `alter table notices add constraint notices_kind_check check (kind in (${oneOf(STORED_NOTICE_KINDS)}))`,
)
