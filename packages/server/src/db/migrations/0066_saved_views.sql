-- Views of the list of all stories, and indexes by which it costs the same however long it is. What
-- an admin keeps of the list of all stories: filters, order and columns, by a name.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references users on delete cascade,
  name text not null,
  view jsonb not null,
  is_default boolean not null default false,
  created_at timestamptz(3) not null,
  unique (admin_id, name)
);

create unique index saved_views_default on saved_views (admin_id) where is_default;
create index stories_by_created_idx on stories (created_at, id);
create index stories_by_title_idx on stories (lower(title), id);
create index stories_by_status_idx on stories (status, created_at, id);
create index stories_by_plays_idx on stories (plays_total, id);
create index stories_by_likes_idx on stories (likes_total, id);
create index stories_by_bookmarks_idx on stories (bookmarks_total, id);
create index stories_tagline_trgm_idx on stories using gin (tagline gin_trgm_ops);
