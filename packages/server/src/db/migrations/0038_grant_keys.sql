-- The key of the press that gave credits by hand: a press that is sent twice is paid once.
alter table ledger_transfers add column client_key text;

create unique index ledger_adjusts_once on ledger_transfers (to_id, client_key, user_id)
  where client_key is not null;
