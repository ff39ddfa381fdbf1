-- Lists by tag, trending and mistyped searches whose cost hardly grows with the catalogue.
alter table stories
  add column tag_ids uuid[] not null default '{}',
  add column search_named tsvector generated always as
    (to_tsvector('simple'::regconfig, normalize(title || ' ' || search_words, NFC))) stored;

-- Kept with the story, so that a walk along an ordered index need not ask for each story's tags.
create or replace function story_tags_words() returns trigger language plpgsql as $$
begin
  update stories set search_words = story_search_words(id, author_id, category_id),
      tag_ids = array(select tag_id from story_tags where story_id = stories.id)
    where id in (select story_id from changed);
  return null;
end $$;

update stories set tag_ids = array(select tag_id from story_tags where story_id = stories.id)
  where exists (select from story_tags where story_id = stories.id);

-- What rows refer to is else looked up at the end, and until then no index can be made on them.
set constraints all immediate;

-- For a tag that few stories have.
create index stories_tagged_idx on stories using gin (tag_ids) where status = 'published';

-- Words of names, which mistyped ones are likened to; in all its words a story is too easily met.
create index stories_named_idx on stories using gin (search_named) where status = 'published';

-- All that the order of trending looks at.
create index stories_trend_idx on stories (published_at desc)
  include (id, plays_total, likes_total, bookmarks_total, content_rating, created_at)
  where status = 'published';

-- Else it would take an hour until plans know how many stories have a tag.
analyze stories;
