-- Search and trending whose cost hardly grows with the catalogue.
alter table stories add column search_title tsvector generated always as
  (to_tsvector('simple'::regconfig, normalize(title, NFC))) stored;

-- Each word of a title, author, category or tag, once. What is mistyped is likened to these: there
-- are far fewer words than stories that have them.
create table name_words (word text primary key);

create function words_in(names text) returns setof text language sql immutable as $$
  select unnest(tsvector_to_array(to_tsvector('simple'::regconfig, normalize(names, NFC))))
$$;

-- In one order, so that two stories with the same new words do not wait for each other.
create function stories_learn_words() returns trigger language plpgsql as $$
begin
  insert into name_words select word from words_in(new.search_names) word order by word
    on conflict do nothing;
  return null;
end $$;

-- The name of somebody who is gone, or is called otherwise now, is not kept.
create function users_forget_words() returns trigger language plpgsql as $$
begin
  delete from name_words
    where word in (select words_in(concat_ws(' ', old.display_name, old.username)))
    and not exists (select from stories
      where search @@ to_tsquery('simple', quote_literal(name_words.word)));
  return null;
end $$;

create trigger stories_learn_words
  after insert or update of title, author_id, category_id, search_words on stories
  for each row execute function stories_learn_words();

-- Triggers run by name: after users_renamed has told the stories.
create trigger users_words_forgotten after delete or update of username, display_name on users
  for each row execute function users_forget_words();

insert into name_words select distinct words_in(search_names) from stories;
drop index stories_names_trgm_idx;

create index stories_title_words_idx on stories using gin (search_title)
  where status = 'published';

create index stories_title_idx on stories ((lower(normalize(title, NFC)) collate "C"))
  where status = 'published';

create index name_words_trgm_idx on name_words using gin (word gin_trgm_ops);

create index stories_points_idx on stories
  ((plays_total * 1 + likes_total * 3 + bookmarks_total * 2) desc) where status = 'published';
