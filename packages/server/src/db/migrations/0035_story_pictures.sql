-- Pictures that came with a story, each once under the hash of its bytes. Who brought one may be
-- gone while a story that was handed over still shows it.
create table story_pictures (
  hash text primary key check (length(hash) = 64),
  brought_by uuid references users on delete set null,
  content bytea not null,
  kept_at timestamptz(3) not null
);

create index story_pictures_of_author_idx on story_pictures (brought_by);
