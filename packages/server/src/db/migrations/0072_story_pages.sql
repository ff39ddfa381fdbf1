-- Pages that play their stories themselves, each kept once. Whoever brought one may leave; stories
-- keep it.
create table story_pages (
  hash text primary key,
  html text not null,
  bytes integer not null,
  brought_by uuid references users on delete set null,
  kept_at timestamptz(3) not null
);

create index story_pages_of_user_idx on story_pages (brought_by);
