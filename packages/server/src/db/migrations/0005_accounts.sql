-- Mail that waits to be sent, and the links by which people prove who they are. Only what was asked
-- for stands in the outbox. The token of a link is made when its mail is written, so that it is
-- never stored, and asking costs the same whoever asks.
create table mail_outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('verify_email', 'reset_password', 'password_changed')),
  recipient text not null,
  attempts integer not null default 0 check (attempts >= 0),
  next_try_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);

create index mail_outbox_next_try_idx on mail_outbox (next_try_at);

create table account_links (
  token_hash text primary key check (length(token_hash) = 64),
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'log_in')),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create index account_links_user_idx on account_links (user_id);
create index account_links_expires_idx on account_links (expires_at);
alter table auth_sessions add column device text check (length(device) <= 200);
