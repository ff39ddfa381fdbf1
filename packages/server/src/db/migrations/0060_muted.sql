-- What a reader does not want to be offered: either a story, or all stories of an author.
create table muted (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  story_id uuid references stories on delete cascade,
  author_id uuid references users on delete cascade,
  created_at timestamptz(3) not null,
  unique (user_id, story_id),
  unique (user_id, author_id),
  check (num_nonnulls(story_id, author_id) = 1)
);

create index muted_newest on muted (user_id, created_at desc, id desc);
create index muted_of_story on muted (story_id) where story_id is not null;
create index muted_of_author on muted (author_id) where author_id is not null;
