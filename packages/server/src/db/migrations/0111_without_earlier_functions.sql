-- Functions that only processes of earlier versions call. Their successors take the user first.
drop function undo_turns(json, uuid, integer);
drop function undo_turns(uuid, json, uuid, integer);
drop function settle_action(jsonb);
drop function claim_action(json, integer, integer, integer);
drop function succeed_action(uuid, uuid, text, jsonb, integer, integer);
drop function ledger_settle(uuid, text, integer);
drop function ledger_move_xp(uuid, uuid, text, text, integer);
drop function ledger_available(text, uuid);
