-- Search over all the names of a story, filters, ratings and shares. One letter can be written in
-- two ways; NFC makes them one.
alter table stories
  drop column search,
  add column search_words text not null default '',
  add column search_names text generated always as
    (lower(normalize(title || ' ' || search_words, NFC))) stored,
  add column search tsvector generated always as (
    setweight(to_tsvector('simple'::regconfig, normalize(title, NFC)), 'A')
    || setweight(to_tsvector('simple'::regconfig, normalize(search_words, NFC)), 'B')
    || setweight(to_tsvector('simple'::regconfig, normalize(tagline, NFC)), 'C')
    || setweight(to_tsvector('simple'::regconfig, normalize(story_description, NFC)), 'D')
  ) stored;

-- Stars as if five readers had given three and a half before: one kind friend does not make the
-- best story (the Bayesian average of film and board game charts).
alter table stories add column rating_rank double precision
  generated always as ((ratings_sum + 17.5) / (ratings_count + 5)) stored;

-- Names that a story is known by beside its own words: its author's, its category's, its tags'.
-- Rows of stories, chosen by what changed beside them, are told their words anew.
create function story_search_words(story uuid, author uuid, category uuid) returns text
language sql stable as $$
  select concat_ws(' ',
    (select concat_ws(' ', display_name, username) from users where id = author),
    (select display_name from categories where id = category),
    (select string_agg(tags.display_name, ' ' order by tags.name)
      from story_tags join tags on tags.id = story_tags.tag_id where story_tags.story_id = story))
$$;

create function stories_own_words() returns trigger language plpgsql as $$
begin
  new.search_words := story_search_words(new.id, new.author_id, new.category_id);
  return new;
end $$;

create function story_tags_words() returns trigger language plpgsql as $$
begin
  update stories set search_words = story_search_words(id, author_id, category_id)
    where id in (select story_id from changed);
  return null;
end $$;

create function users_words() returns trigger language plpgsql as $$
begin
  update stories set search_words = story_search_words(id, author_id, category_id)
    where author_id = new.id;
  return null;
end $$;

create function categories_words() returns trigger language plpgsql as $$
begin
  update stories set search_words = story_search_words(id, author_id, category_id)
    where category_id = new.id;
  return null;
end $$;

create function tags_words() returns trigger language plpgsql as $$
begin
  update stories set search_words = story_search_words(id, author_id, category_id)
    where id in (select story_id from story_tags where tag_id = new.id);
  return null;
end $$;

create trigger stories_own_words before insert or update of author_id, category_id on stories
  for each row execute function stories_own_words();

create trigger story_tags_added after insert on story_tags referencing new table as changed
  for each statement execute function story_tags_words();

create trigger story_tags_removed after delete on story_tags referencing old table as changed
  for each statement execute function story_tags_words();

create trigger users_renamed after update of username, display_name on users
  for each row execute function users_words();

create trigger categories_renamed after update of display_name on categories
  for each row execute function categories_words();

create trigger tags_renamed after update of display_name on tags
  for each row execute function tags_words();

update stories set search_words = story_search_words(id, author_id, category_id);

create table story_ratings (
  story_id uuid not null references stories on delete cascade,
  user_id uuid not null references users on delete cascade,
  stars integer not null check (stars between 1 and 5),
  created_at timestamptz(3) not null default now(),
  primary key (story_id, user_id)
);

-- `sharer` is a keyed hash: who shared is nobody's business, only that it was not twice today.
create table story_shares (
  story_id uuid not null references stories on delete cascade,
  sharer text not null,
  day date not null,
  primary key (story_id, sharer, day)
);

create index stories_search_idx on stories using gin (search);
create index stories_names_trgm_idx on stories using gin (search_names gin_trgm_ops);
drop index stories_played_idx;

create index stories_played_idx on stories (plays_total desc, id desc)
  where status = 'published';

create index stories_rated_idx on stories (rating_rank desc, id desc)
  where status = 'published';

create index stories_of_category_idx on stories (category_id, published_at desc, id desc)
  where status = 'published';

create index stories_of_language_idx on stories (language, published_at desc, id desc)
  where status = 'published';

create index story_ratings_of_user_idx on story_ratings (user_id);
create index story_shares_day_idx on story_shares (day);
create index story_bookmarks_latest_idx on story_bookmarks (user_id, created_at desc);

create index game_sessions_open_idx on game_sessions (user_id, updated_at desc)
  where not is_completed;
