-- Stories are found by their language, by keywords and synonyms that ship, and without the marks of
-- Latin letters. All names of a story are told anew: an upgrade stops every process.
alter table stories add column keywords text not null default '';
alter table categories add column synonyms text not null default '';
alter table tags add column synonyms text not null default '';

create function search_fold(words text) returns text language sql immutable parallel safe as $$
  select normalize(regexp_replace(normalize(lower(words), NFD), '[\u0300-\u036f]', '', 'g'), NFC)
$$;

create function language_words(language text) returns text language sql immutable as $$
  select case language
    when 'en' then 'English Angrezi अंग्रेज़ी अंग्रेजी इंग्लिश'
    when 'hi' then 'Hindi हिन्दी हिंदी'
    when 'bn' then 'Bengali Bangla বাংলা बांग्ला'
    when 'te' then 'Telugu తెలుగు तेलुगु'
    when 'mr' then 'Marathi मराठी'
    when 'ta' then 'Tamil தமிழ் तमिल'
    when 'ur' then 'Urdu اردو उर्दू'
    when 'gu' then 'Gujarati ગુજરાતી गुजराती'
    when 'kn' then 'Kannada ಕನ್ನಡ कन्नड़'
    when 'ml' then 'Malayalam മലയാളം मलयालम'
    else '' end
$$;

-- Names of a story beside its title: author, category, tags, language, and its address in Latin
-- letters if its title has none.
create function story_search_words(story stories) returns text language sql stable as $$
  select concat_ws(' ',
    (select concat_ws(' ', display_name, username) from users where id = story.author_id),
    (select concat_ws(' ', display_name, synonyms) from categories where id = story.category_id),
    (select string_agg(concat_ws(' ', tags.display_name, tags.synonyms), ' ' order by tags.name)
      from story_tags join tags on tags.id = story_tags.tag_id
      where story_tags.story_id = story.id),
    language_words(story.language),
    story.keywords,
    case when story.title !~ '[A-Za-z]' then replace(story.slug, '-', ' ') end)
$$;

create or replace function stories_own_words() returns trigger language plpgsql as $$
begin
  new.search_words := story_search_words(new);
  return new;
end $$;

create or replace function story_tags_words() returns trigger language plpgsql as $$
begin
  update stories set search_words = story_search_words(stories),
      tag_ids = array(select tag_id from story_tags where story_id = stories.id)
    where id in (select story_id from changed);
  return null;
end $$;

create or replace function users_words() returns trigger language plpgsql as $$
begin
  update stories set search_words = story_search_words(stories) where author_id = new.id;
  return null;
end $$;

create or replace function categories_words() returns trigger language plpgsql as $$
begin
  update stories set search_words = story_search_words(stories) where category_id = new.id;
  return null;
end $$;

create or replace function tags_words() returns trigger language plpgsql as $$
begin
  update stories set search_words = story_search_words(stories)
    where id in (select story_id from story_tags where tag_id = new.id);
  return null;
end $$;

drop trigger stories_own_words on stories;
create trigger stories_own_words
  before insert or update of title, slug, author_id, category_id, language, keywords on stories
  for each row execute function stories_own_words();

drop trigger stories_learn_words on stories;
create trigger stories_learn_words
  after insert or update of title, slug, author_id, category_id, language, keywords, search_words
  on stories for each row execute function stories_learn_words();

drop trigger categories_renamed on categories;
create trigger categories_renamed after update of display_name, synonyms on categories
  for each row execute function categories_words();

drop trigger tags_renamed on tags;
create trigger tags_renamed after update of display_name, synonyms on tags
  for each row execute function tags_words();

drop function story_search_words(uuid, uuid, uuid);

create or replace function words_in(names text) returns setof text language sql immutable as $$
  select unnest(tsvector_to_array(to_tsvector('simple'::regconfig, search_fold(names))))
$$;

drop index if exists stories_title_idx;
alter table stories drop column search, drop column search_names, drop column search_title,
  drop column search_named;
alter table stories
  add column search_names text generated always as (search_fold(title || ' ' || search_words)) stored,
  add column search_title tsvector generated always as
    (to_tsvector('simple'::regconfig, search_fold(title))) stored,
  add column search_named tsvector generated always as (
    setweight(to_tsvector('simple'::regconfig, search_fold(title)), 'A')
    || setweight(to_tsvector('simple'::regconfig, search_fold(search_words)), 'B')
  ) stored,
  add column search tsvector generated always as (
    setweight(to_tsvector('simple'::regconfig, search_fold(title)), 'A')
    || setweight(to_tsvector('simple'::regconfig, search_fold(search_words)), 'B')
    || setweight(to_tsvector('simple'::regconfig, search_fold(tagline)), 'C')
    || setweight(to_tsvector('simple'::regconfig, search_fold(story_description)), 'D')
  ) stored;

truncate name_words;
do $$ begin
  update stories set search_words = story_search_words(stories);
end $$;

-- Deferred constraints would keep a later migration from altering the table.
set constraints all immediate;
