-- Players read and delete what a story remembers of their words, and no longer edit it. Struck facts
-- are the deleted ones.
create table deleted_facts (
  user_id uuid not null,
  session_id uuid not null,
  turn_id uuid not null,
  primary key (session_id, turn_id, user_id),
  foreign key (session_id, turn_id, user_id)
    references turns (session_id, id, user_id) on delete cascade
    deferrable initially immediate
);
insert into deleted_facts (user_id, session_id, turn_id)
  select user_id, session_id, turn_id from fact_corrections where is_struck;

-- An edited fact keeps the player's last words: in each telling of its turn, and in the state of the
-- turns after it. Summaries of such plays may repeat the first words, so they are made anew.
-- Turns do not change otherwise.
set constraints all immediate;
alter table turns disable trigger turns_stay;
do $$
declare
  edited record;
begin
  for edited in
    select hung.*, turns.number from fact_corrections as hung
      join turns on turns.id = hung.turn_id and turns.user_id = hung.user_id
    where not hung.is_struck
  loop
    update turns set note = note || jsonb_build_object('fact', edited.text, 'deed', edited.text,
        'facts', jsonb_build_array(jsonb_build_object('kind', 'said', 'what', edited.text,
          'turn', edited.number, 'times', 1)))
      where user_id = edited.user_id and coalesce(variant_of, id) = edited.turn_id
        and note is not null;
    with recursive after as (
      select id from turns
      where user_id = edited.user_id and coalesce(variant_of, id) = edited.turn_id
      union
      select turns.id from turns join after on turns.parent_id = after.id
      where turns.user_id = edited.user_id)
    update turns set state = jsonb_set(state, '{facts}', coalesce((
        select jsonb_agg(fact) from jsonb_array_elements(state -> 'facts') as fact
        where jsonb_typeof(fact) <> 'object' or fact ->> 'kind' = 'did'
          or (fact ->> 'turn')::integer <> edited.number), '[]')
        || jsonb_build_object('kind', 'said', 'what', edited.text, 'turn', edited.number, 'times', 1))
      where user_id = edited.user_id and id in (select id from after) and state ? 'facts';
    delete from turn_summaries
      where user_id = edited.user_id and session_id = edited.session_id;
  end loop;
  update turns set state = jsonb_set(state, '{facts}', coalesce((
      select jsonb_agg(fact) from jsonb_array_elements(state -> 'facts') as fact
      where fact ->> 'is_mended' is null), '[]'))
    where state -> 'facts' @> '[{"is_mended": true}]';
end $$;
set constraints all immediate;
alter table turns enable trigger turns_stay;

drop table fact_corrections;
drop function fact_corrections_name_user();

create or replace function move_guest(guest uuid, account uuid) returns void language plpgsql as $$
declare
  played uuid[];
  accounts uuid[];
begin
  perform from game_sessions where user_id = guest order by id for update;
  perform from users where id = guest and is_guest for update;
  if not found then raise exception 'No guest to move'; end if;
  played := array(select id from game_sessions where user_id = guest);
  accounts := array(select id from ledger_accounts
    where unit in ('xp', 'credit') and owner_id = any(played || guest) and user_id = guest);
  set constraints all deferred;
  update game_sessions set user_id = account where user_id = guest;
  update turns set user_id = account where session_id = any(played) and user_id = guest;
  update tries set user_id = account where session_id = any(played) and user_id = guest;
  update play_actions set user_id = account where session_id = any(played) and user_id = guest;
  update pictures set user_id = account where session_id = any(played) and user_id = guest;
  update reached_endings set user_id = account where session_id = any(played) and user_id = guest;
  update deleted_facts set user_id = account where session_id = any(played) and user_id = guest;
  update turn_summaries set user_id = account where session_id = any(played) and user_id = guest;
  update turn_names set user_id = account where session_id = any(played) and user_id = guest;
  update ledger_accounts set user_id = account where id = any(accounts) and user_id = guest;
  update ledger_transfers set user_id = account
    where (from_id = any(accounts) or to_id = any(accounts)) and user_id = guest;
  set constraints all immediate;
  delete from users where id = guest;
end $$;

drop function turn_context(uuid, uuid, text);
create function turn_context(of_session uuid, of_user uuid, of_key text)
returns table (head turns, variant_ids json, story_id uuid, version_id uuid, is_completed boolean,
  preview_code text, story json, wallet json, known json, asked json, running json,
  removed json, drawn json)
language plpgsql stable as $$
-- A column's name means the column: those of the answer have some of the same.
#variable_conflict use_column
begin
  return query
  select base,
    -- The other tellings of the turn that the session stands at, as `TurnRepository` has them.
    coalesce((select json_agg(other.id order by other.created_at, other.id) from turns as other
      where other.user_id = of_user and other.variant_of = coalesce(base.variant_of, base.id)), '[]'),
    session.story_id, session.version_id, session.is_completed, session.preview_code,
    json_build_object('id', stories.id, 'author_id', stories.author_id, 'title', stories.title,
      'story_description', stories.story_description, 'story_prompt', stories.story_prompt,
      'story_system_prompt', stories.story_system_prompt,
      'content_rating', stories.content_rating, 'is_premium', stories.is_premium,
      'language', stories.language, 'game_config', stories.game_config),
    -- What the player has of each unit; accounts lie with their user.
    json_build_object(
      'xp', coalesce((select posted - held from ledger_accounts
        where user_id = of_user and unit = 'xp' and owner_id = of_session), 0),
      'credits', coalesce((select posted - held from ledger_accounts
        where user_id = of_user and unit = 'credit' and owner_id = of_user), 0)),
    (select json_build_object('id', id, 'session_id', session_id, 'user_id', user_id,
        'client_key', client_key, 'request_hash', request_hash, 'type', type, 'status', status,
        'base_turn_id', base_turn_id, 'turn_id', turn_id, 'model_requested', model_requested,
        'response', response, 'is_stale', coalesce(lease_until < now(), false))
      from play_actions
      where session_id = of_session and user_id = of_user and client_key = of_key),
    -- What the action before asked back. A note that asked nothing stands between without an end to
    -- it, and so does what came to nothing.
    (select json_strip_nulls(json_build_object('choices', response -> 'asked',
        'byNumber', (response ->> 'by_number')::boolean))
      from (select response from play_actions
        where session_id = of_session and user_id = of_user and status = 'succeeded'
          and (response ->> 'is_aside' is null or response -> 'asked' is not null)
        order by created_at desc limit 1) as latest
      where response -> 'asked' is not null),
    (select json_build_object('id', id, 'session_id', session_id, 'user_id', user_id,
        'client_key', client_key, 'request_hash', request_hash, 'type', type, 'status', status,
        'base_turn_id', base_turn_id, 'turn_id', turn_id, 'model_requested', model_requested,
        'response', response, 'is_stale', coalesce(lease_until < now(), false))
      from play_actions
      where session_id = of_session and user_id = of_user and status = 'running'),
    -- Turns on the way to the head whose facts the player has deleted. The way is walked once, as far
    -- back as the first of them.
    coalesce((
      with recursive removed as materialized (
        select gone.turn_id, turns.number, coalesce(turns.note -> 'facts', '[]') as facts
        from deleted_facts as gone
          join turns on turns.id = gone.turn_id and turns.user_id = gone.user_id
        where gone.session_id = of_session and gone.user_id = of_user),
      way as (
        select base.number, base.parent_id, coalesce(base.variant_of, base.id) as first_id
        where exists (select from removed)
        union all
        select earlier.number, earlier.parent_id, coalesce(earlier.variant_of, earlier.id)
        from way
          join turns as earlier on earlier.id = way.parent_id and earlier.user_id = of_user
        where way.number > (select min(number) from removed))
      select json_agg(json_build_object('turn_id', turn_id, 'number', number, 'facts', facts))
      from removed where turn_id in (select first_id from way)), '[]'),
    -- What `PictureRepository.listDrawn` answers.
    coalesce((select json_agg(json_build_object('node', turns.state ->> 'node',
        'turn_id', turns.id, 'model_used', turns.model_used, 'version_id', played.version_id)
        order by turns.created_at)
      from game_sessions as played
        join pictures on pictures.session_id = played.id and pictures.user_id = played.user_id
        join turns on turns.id = pictures.turn_id and turns.user_id = pictures.user_id
      where played.story_id = session.story_id and played.user_id = of_user), '[]')
  from game_sessions as session
    join turns as base on base.id = session.head_turn_id and base.user_id = session.user_id
    join stories on stories.id = session.story_id
  where session.id = of_session and session.user_id = of_user and session.deleted_at is null;
end $$;
