-- Who writes a story beside its author, or reads it as authors do; until they have accepted,
-- neither.
create table coauthors (
  story_id uuid not null references stories on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('editor', 'reader')),
  invited_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  primary key (story_id, user_id)
);

create index coauthors_of_user on coauthors (user_id);

-- What a story was before each of the last saves, so that two edits of one revision are put
-- together by parts.
create table story_saves (
  story_id uuid not null references stories on delete cascade,
  revision int not null,
  fields json not null,
  version_id uuid references story_versions on delete cascade,
  primary key (story_id, revision)
);

create index story_saves_of_version on story_saves (version_id) where version_id is not null;
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check
  check (kind in ('comment_answered', 'review_answered', 'mentioned', 'followed', 'story_commented',
  'story_reviewed', 'report_decided', 'coauthor_invited'));
