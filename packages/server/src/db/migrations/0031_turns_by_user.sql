-- The functions of a turn and the triggers of the ledger, each of which is told whose turn it is.
-- Functions of the same names without a user stay for the version before, and go with the next one.
create function claim_action(of_user uuid, claim json, lease_ms integer, xp_price integer,
  credit_price integer)
returns boolean language plpgsql as $$
declare
  of_action uuid := claim ->> 'id';
  of_session uuid := claim ->> 'session_id';
  base uuid := claim ->> 'base_turn_id';
  xp_account uuid;
  credit_account uuid;
begin
  perform from game_sessions
    where id = of_session and user_id = of_user and head_turn_id = base for update;
  if not found then return false; end if;

  if xp_price > 0 then
    select id into xp_account from ledger_accounts
      where unit = 'xp' and owner_id = of_session and user_id = of_user
        and posted - held >= xp_price for update;
    if not found then return false; end if;
  end if;
  if credit_price > 0 then
    select id into credit_account from ledger_accounts
      where unit = 'credit' and owner_id = of_user and user_id = of_user
        and posted - held >= credit_price for update;
    if not found then return false; end if;
  end if;

  insert into play_actions (id, session_id, user_id, client_key, request_hash, type, status,
      base_turn_id, model_requested, lease_until)
    values (of_action, of_session, of_user, claim ->> 'client_key', claim ->> 'request_hash',
      claim ->> 'type', 'running', base, claim ->> 'model_requested',
      now() + lease_ms * interval '1 millisecond')
    on conflict do nothing;
  if not found then return false; end if;

  insert into ledger_transfers (user_id, unit, kind, from_id, amount, action_id, reason)
    select of_user, unit, 'reserve', account, amount, of_action, 'action'
    from (values ('xp', xp_account, xp_price), ('credit', credit_account, credit_price))
      as hold (unit, account, amount)
    where amount > 0;
  return true;
end $$;

create function ledger_settle(of_user uuid, of_action uuid, of_unit text, spent integer)
returns void language plpgsql as $$
begin
  insert into ledger_transfers (user_id, unit, kind, from_id, amount, action_id, pending_id, reason)
    select user_id, unit, case when spent > 0 then 'post' else 'void' end, from_id,
      case when spent > 0 then spent else amount end, action_id, id, reason
    from ledger_transfers
    where user_id = of_user and action_id = of_action and unit = of_unit and kind = 'reserve';
  if spent > 0 and not found then
    raise exception 'Action % has no % held to pay from', of_action, of_unit;
  end if;
end $$;

create function ledger_move_xp(of_user uuid, of_session uuid, of_action uuid, as_kind text,
  why text,
  change integer)
returns void language sql as $$
  insert into ledger_transfers (user_id, unit, kind, from_id, to_id, amount, action_id, reason)
    select user_id, 'xp', as_kind, case when change < 0 then id end,
      case when change > 0 then id end, abs(change), of_action, why
    from ledger_accounts
    where user_id = of_user and unit = 'xp' and owner_id = of_session and change <> 0
$$;

create function credits_left(of_user uuid) returns integer language sql stable as $$
  select coalesce((select posted - held from ledger_accounts
    where user_id = of_user and unit = 'credit' and owner_id = of_user), 0)
$$;

create function succeed_action(of_user uuid, of_action uuid, head uuid, told_by text, receipt jsonb,
  left_over integer, low_below integer)
returns void language sql as $$
  update play_actions
    set status = 'succeeded', turn_id = head, model_used = told_by, lease_until = null,
      finished_at = now(), response = (receipt || jsonb_build_object(
        'credits', left_over, 'is_low_on_credits', left_over < low_below))::json
    where user_id = of_user and id = of_action and status = 'running'
$$;

create function settle_action(of_user uuid, settled jsonb, out credits_left integer,
  out told_at timestamptz)
returns setof record language plpgsql as $$
declare
  of_action uuid := settled ->> 'action_id';
  of_session uuid := settled #>> '{session,id}';
  turn jsonb := settled -> 'turn';
  tried jsonb := settled -> 'tried';
begin
  perform from game_sessions where id = of_session and user_id = of_user for update;
  perform from play_actions where id = of_action and user_id = of_user and status = 'running';
  if not found then return; end if;

  insert into turns (id, user_id, session_id, parent_id, number, action, answer, state, model_used,
      credits, xp_gained, note, prompt)
    values ((turn ->> 'id')::uuid, of_user, of_session, (turn ->> 'parent_id')::uuid,
      (turn ->> 'number')::integer, turn -> 'action', turn -> 'answer', turn -> 'state',
      turn ->> 'model_used', (turn ->> 'credits')::integer, (turn ->> 'xp_gained')::integer,
      nullif(turn -> 'note', 'null'), nullif(turn -> 'prompt', 'null'))
    returning created_at into told_at;
  if tried <> 'null' then
    insert into tries (turn_id, user_id, session_id, story_id, node, words, answered_by)
      values ((turn ->> 'id')::uuid, of_user, of_session, (settled #>> '{session,story_id}')::uuid,
        tried ->> 'node', tried ->> 'words', tried ->> 'answered_by');
  end if;
  update game_sessions
    set head_turn_id = (turn ->> 'id')::uuid,
      is_completed = (settled ->> 'is_completed')::boolean, updated_at = now()
    where id = of_session and user_id = of_user;

  perform ledger_settle(of_user, of_action, 'xp', (settled #>> '{spent,xp}')::integer);
  perform ledger_settle(of_user, of_action, 'credit', (settled #>> '{spent,credits}')::integer);
  perform ledger_move_xp(of_user, of_session, of_action, 'earn', 'discovery',
    (turn ->> 'xp_gained')::integer);
  credits_left := credits_left(of_user);
  perform succeed_action(of_user, of_action, (turn ->> 'id')::uuid, turn ->> 'model_used',
    settled -> 'receipt', credits_left, (settled ->> 'low_below')::integer);
  return next;
end $$;

create function undo_turns(of_user uuid, claim json, earlier uuid, xp_change integer)
returns integer language plpgsql as $$
declare
  of_action uuid := claim ->> 'id';
  of_session uuid := claim ->> 'session_id';
  left_over integer;
begin
  if not claim_action(of_user, claim, 1000, 0, 0) then return null; end if;
  update game_sessions
    set head_turn_id = earlier, is_completed = false, updated_at = now()
    where id = of_session and user_id = of_user;
  perform ledger_move_xp(of_user, of_session, of_action, 'undo', 'undo', xp_change);
  left_over := credits_left(of_user);
  perform succeed_action(of_user, of_action, earlier, null, '{}', left_over, 0);
  return left_over;
end $$;
