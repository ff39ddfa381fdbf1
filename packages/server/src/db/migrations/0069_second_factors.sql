-- What opens an account besides its password, and what is in the middle of being asked for it.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  name text not null,
  added_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);

create index passkeys_by_user_idx on passkeys (user_id);

create table totp_factors (
  user_id uuid primary key references users on delete cascade,
  sealed_secret text not null,
  last_step integer not null default 0,
  added_at timestamptz(3) not null,
  is_confirmed boolean not null default false,
  last_used_at timestamptz(3)
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

create table auth_challenges (
  token_hash text primary key,
  user_id uuid references users on delete cascade,
  purpose text not null,
  tries integer not null default 0,
  is_memoized boolean not null default false,
  expires_at timestamptz(3) not null
);

create index auth_challenges_by_user_idx on auth_challenges (user_id);

create table second_factor_asks (
  user_id uuid primary key references users on delete cascade,
  asked_at timestamptz(3) not null
);

alter table mail_outbox drop constraint mail_outbox_kind_check;

alter table mail_outbox add constraint mail_outbox_kind_check check (kind in ('verify_email',
  'reset_password', 'password_changed', 'deletion_asked', 'deletion_cancelled', 'google_taken',
  'report_upheld', 'report_closed', 'report_gone', 'digest', 'second_factor_changed',
  'second_factor_reset'));
