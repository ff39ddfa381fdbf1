-- The way to the head is walked once for all that was changed of it, and not once for each. Asked and
-- answered as before, so the version before goes on with it.
create or replace function turn_context(of_session uuid, of_user uuid, of_key text)
returns table (head turns, variant_ids json, story_id uuid, version_id uuid, is_completed boolean,
  preview_code text, story json, wallet json, known json, asked json, running json,
  corrections json, drawn json)
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
    -- Few, and none in most sessions: those of turns that lie on the way to the head, which is walked
    -- once, as far back as the first of them.
    coalesce((
      with recursive corrected as materialized (
        select hung.turn_id, hung.text, hung.is_struck, turns.number,
          coalesce(turns.note -> 'facts', '[]') as facts
        from fact_corrections as hung
          join turns on turns.id = hung.turn_id and turns.user_id = hung.user_id
        where hung.session_id = of_session and hung.user_id = of_user),
      way as (
        select base.number, base.parent_id, coalesce(base.variant_of, base.id) as first_id
        where exists (select from corrected)
        union all
        select earlier.number, earlier.parent_id, coalesce(earlier.variant_of, earlier.id)
        from way
          join turns as earlier on earlier.id = way.parent_id and earlier.user_id = of_user
        where way.number > (select min(number) from corrected))
      select json_agg(json_build_object('turn_id', turn_id, 'text', text, 'is_struck', is_struck,
        'number', number, 'facts', facts))
      from corrected where turn_id in (select first_id from way)), '[]'),
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
