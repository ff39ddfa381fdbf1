-- Links by which test readers play a story as it stands. They go with their story. A session that
-- was begun by one is a test: nothing counts it, and what is typed in it is told to the author
-- apart.
create table preview_links (
  code text primary key check (length(code) = 32),
  story_id uuid not null references stories on delete cascade,
  note text not null,
  opened_count integer not null default 0 check (opened_count >= 0),
  plays_count integer not null default 0 check (plays_count >= 0),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

create index preview_links_of_story on preview_links (story_id, created_at desc);
alter table game_sessions add column preview_code text;
