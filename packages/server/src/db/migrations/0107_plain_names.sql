-- Renames columns and a table after the terms that the code uses.
alter table auth_challenges rename column is_memoized to is_persistent;
alter table game_sessions rename column put_away_at to archived_at;
alter table model_providers rename column is_inside to allow_private_network;
alter table story_pages rename column brought_by to uploaded_by;
alter table story_pages rename column kept_at to saved_at;
alter table story_pictures rename column kept_at to saved_at;
alter table tries rename to free_inputs;
alter index if exists tries_of_story_idx rename to free_inputs_of_story_idx;
alter index if exists tries_of_turn_idx rename to free_inputs_of_turn_idx;

-- The bodies of functions are stored as text, so they keep the old names unless they are created again.
do $$
declare
  definition text;
begin
  for definition in
    select pg_get_functiondef(oid) from pg_proc
      where pronamespace = current_schema()::regnamespace and prosrc ~ '\m(tries|put_away_at)\M'
  loop
    definition := regexp_replace(definition, '\mtries\M', 'free_inputs', 'g');
    execute regexp_replace(definition, '\mput_away_at\M', 'archived_at', 'g');
  end loop;
end $$;

-- A repeated request gets its stored answer, which now has the new names too.
update play_actions set response = jsonb_set(response::jsonb #- '{fallback,told_by}',
    '{fallback,fallback_model}', response::jsonb #> '{fallback,told_by}')::json
  where jsonb_exists(response::jsonb -> 'fallback', 'told_by');
update play_actions set response = jsonb_set(response::jsonb, '{code}', '"content_refused"')::json
  where response ->> 'code' = 'told_refused';
