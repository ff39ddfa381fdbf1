-- A turn is claimed in one statement and settled in another: each is one message to the database.
-- Claims a session for one action and holds its price, if the session still stands where the action
-- was judged, nothing runs in it, the key is new and the wallet has enough; else nothing is
-- written. The lock on the session comes first, as everywhere; each statement sees what was written
-- before it.
create function claim_action(claim json, lease_ms integer, xp_price integer, credit_price integer)
returns boolean language plpgsql as $$
declare
  of_action uuid := claim ->> 'id';
  of_session uuid := claim ->> 'session_id';
  of_user uuid := claim ->> 'user_id';
  base uuid := claim ->> 'base_turn_id';
  xp_account uuid;
  credit_account uuid;
begin
  perform from game_sessions
    where id = of_session and user_id = of_user and head_turn_id = base for update;
  if not found then return false; end if;

  if xp_price > 0 then
    select id into xp_account from ledger_accounts
      where unit = 'xp' and owner_id = of_session and posted - held >= xp_price for update;
    if not found then return false; end if;
  end if;
  if credit_price > 0 then
    select id into credit_account from ledger_accounts
      where unit = 'credit' and owner_id = of_user and posted - held >= credit_price for update;
    if not found then return false; end if;
  end if;

  insert into play_actions (id, session_id, user_id, client_key, request_hash, type, status,
      base_turn_id, model_requested, lease_until)
    values (of_action, of_session, of_user, claim ->> 'client_key', claim ->> 'request_hash',
      claim ->> 'type', 'running', base, claim ->> 'model_requested',
      now() + lease_ms * interval '1 millisecond')
    on conflict do nothing;
  if not found then return false; end if;

  insert into ledger_transfers (unit, kind, from_id, amount, action_id, reason)
    select unit, 'reserve', account, amount, of_action, 'action'
    from (values ('xp', xp_account, xp_price), ('credit', credit_account, credit_price))
      as hold (unit, account, amount)
    where amount > 0;
  return true;
end $$;

-- Takes what was delivered of one unit from what is held for an action; the rest is free again.
create function ledger_settle(of_action uuid, of_unit text, spent integer)
returns void language plpgsql as $$
begin
  insert into ledger_transfers (unit, kind, from_id, amount, action_id, pending_id, reason)
    select unit, case when spent > 0 then 'post' else 'void' end, from_id,
      case when spent > 0 then spent else amount end, action_id, id, reason
    from ledger_transfers
    where action_id = of_action and unit = of_unit and kind = 'reserve';
  if spent > 0 and not found then
    raise exception 'Action % has no % held to pay from', of_action, of_unit;
  end if;
end $$;

-- Moves a session's XP up or down in the name of an action; nothing moves for 0.
create function ledger_move_xp(of_session uuid, of_action uuid, as_kind text, why text,
  change integer)
returns void language sql as $$
  insert into ledger_transfers (unit, kind, from_id, to_id, amount, action_id, reason)
    select 'xp', as_kind, case when change < 0 then id end, case when change > 0 then id end,
      abs(change), of_action, why
    from ledger_accounts
    where unit = 'xp' and owner_id = of_session and change <> 0
$$;

-- What an owner can spend now.
create function ledger_available(of_unit text, of_owner uuid)
returns integer language sql stable as $$
  select coalesce(
    (select posted - held from ledger_accounts where unit = of_unit and owner_id = of_owner), 0)
$$;

-- Ends a running action with the turn that its session stands at now, and tells it what is left.
create function succeed_action(of_action uuid, head uuid, told_by text, receipt jsonb,
  left_over integer,
  low_below integer)
returns void language sql as $$
  update play_actions
    set status = 'succeeded', turn_id = head, model_used = told_by, lease_until = null,
      finished_at = now(), response = (receipt || jsonb_build_object(
        'credits', left_over, 'is_low_on_credits', left_over < low_below))::json
    where id = of_action and status = 'running'
$$;

-- Writes a delivered turn and takes its price. Answers no row when the action was given up
-- meanwhile: then it was refunded, and the turn came too late.
create function settle_action(settled jsonb, out credits_left integer, out told_at timestamptz)
returns setof record language plpgsql as $$
declare
  of_action uuid := settled ->> 'action_id';
  of_session uuid := settled #>> '{session,id}';
  turn jsonb := settled -> 'turn';
  tried jsonb := settled -> 'tried';
begin
  perform from game_sessions where id = of_session for update;
  perform from play_actions where id = of_action and status = 'running';
  if not found then return; end if;

  insert into turns (id, session_id, parent_id, number, action, answer, state, model_used, credits,
      xp_gained, note, prompt)
    values ((turn ->> 'id')::uuid, of_session, (turn ->> 'parent_id')::uuid,
      (turn ->> 'number')::integer, turn -> 'action', turn -> 'answer', turn -> 'state',
      turn ->> 'model_used', (turn ->> 'credits')::integer, (turn ->> 'xp_gained')::integer,
      nullif(turn -> 'note', 'null'), nullif(turn -> 'prompt', 'null'))
    returning created_at into told_at;
  if tried <> 'null' then
    insert into tries (turn_id, session_id, story_id, node, words, answered_by)
      values ((turn ->> 'id')::uuid, of_session, (settled #>> '{session,story_id}')::uuid,
        tried ->> 'node', tried ->> 'words', tried ->> 'answered_by');
  end if;
  update game_sessions
    set head_turn_id = (turn ->> 'id')::uuid,
      is_completed = (settled ->> 'is_completed')::boolean, updated_at = now()
    where id = of_session;

  perform ledger_settle(of_action, 'xp', (settled #>> '{spent,xp}')::integer);
  perform ledger_settle(of_action, 'credit', (settled #>> '{spent,credits}')::integer);
  perform ledger_move_xp(of_session, of_action, 'earn', 'discovery',
    (turn ->> 'xp_gained')::integer);
  credits_left := ledger_available('credit', (settled #>> '{session,user_id}')::uuid);
  perform succeed_action(of_action, (turn ->> 'id')::uuid, turn ->> 'model_used',
    settled -> 'receipt', credits_left, (settled ->> 'low_below')::integer);
  return next;
end $$;

-- Goes back to an earlier turn, with XP as it was there; nothing, and no answer, where that may not
-- be.
create function undo_turns(claim json, earlier uuid, xp_change integer)
returns integer language plpgsql as $$
declare
  of_action uuid := claim ->> 'id';
  of_session uuid := claim ->> 'session_id';
  credits_left integer;
begin
  if not claim_action(claim, 1000, 0, 0) then return null; end if;
  update game_sessions
    set head_turn_id = earlier, is_completed = false, updated_at = now()
    where id = of_session;
  perform ledger_move_xp(of_session, of_action, 'undo', 'undo', xp_change);
  credits_left := ledger_available('credit', (claim ->> 'user_id')::uuid);
  perform succeed_action(of_action, earlier, null, '{}', credits_left, 0);
  return credits_left;
end $$;
