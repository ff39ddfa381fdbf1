-- A story that ships under another script's title is found by its name in Latin letters too. It has
-- no tags yet when it is inserted, and its words are told anew with them; one that is there already
-- learns them when its author, category or tags change.
create or replace function story_search_words(story uuid, author uuid, category uuid) returns text
language sql stable as $$
  select concat_ws(' ',
    (select concat_ws(' ', display_name, username) from users where id = author),
    (select display_name from categories where id = category),
    (select string_agg(tags.display_name, ' ' order by tags.name)
      from story_tags join tags on tags.id = story_tags.tag_id where story_tags.story_id = story),
    (select replace(slug, '-', ' ') from stories where id = story and title !~ '[A-Za-z]'))
$$;
