-- Balances are found by the user whose transfer it is.
create or replace function ledger_resolve(settled ledger_transfers)
returns void language plpgsql as $$
declare
  hold ledger_transfers;
  spent integer := case when settled.kind = 'post' then settled.amount else 0 end;
begin
  select * into hold from ledger_transfers
    where id = settled.pending_id and user_id = settled.user_id;
  if hold.kind is distinct from 'reserve'
    or hold.from_id is distinct from settled.from_id
    or hold.action_id is distinct from settled.action_id
    or settled.amount > hold.amount
    or (settled.kind = 'void' and settled.amount <> hold.amount)
  then
    raise exception 'transfer does not settle its hold' using errcode = 'check_violation';
  end if;
  update ledger_accounts set held = held - hold.amount, posted = posted - spent
    where id = hold.from_id and user_id = settled.user_id;
end $$;

create or replace function ledger_apply() returns trigger language plpgsql as $$
begin
  if new.kind in ('post', 'void') then
    perform ledger_resolve(new);
  elsif new.kind = 'reserve' then
    update ledger_accounts set held = held + new.amount
      where id = new.from_id and user_id = new.user_id and posted - held >= new.amount;
    if not found then
      raise exception 'balance too low' using errcode = 'check_violation';
    end if;
  else
    update ledger_accounts set posted = posted - new.amount
      where id = new.from_id and user_id = new.user_id;
    update ledger_accounts set posted = posted + new.amount
      where id = new.to_id and user_id = new.user_id;
  end if;
  return null;
end $$;
