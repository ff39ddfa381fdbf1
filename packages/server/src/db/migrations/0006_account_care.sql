-- Google accounts, a language of one's own, and the way out with a week to think again.
alter table users
  add column language text
    check (language in ('en', 'hi', 'bn', 'te', 'mr', 'ta', 'ur', 'gu', 'kn', 'ml')),
  add column delete_after timestamptz(3),
  add column story_fate text check (story_fate in ('hand_over', 'remove')),
  add check ((delete_after is null) = (story_fate is null));

-- Keyed by who vouches and whom they mean: an e-mail may change hands, a subject never does.
create table google_accounts (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null,
  primary key (issuer, subject)
);

create table spent_nonces (
  nonce_hash text primary key check (length(nonce_hash) = 64),
  expires_at timestamptz(3) not null
);

-- Refers to nothing: a backup that is put back may bring the user again, and then they go again.
create table erased_users (
  user_id uuid primary key,
  erased_at timestamptz(3) not null
);

alter table mail_outbox drop constraint mail_outbox_kind_check;

alter table mail_outbox add constraint mail_outbox_kind_check
  check (kind in ('verify_email', 'reset_password', 'password_changed', 'deletion_asked',
    'deletion_cancelled'));

alter table account_links drop constraint account_links_purpose_check;

alter table account_links add constraint account_links_purpose_check
  check (purpose in ('verify_email', 'reset_password', 'log_in', 'export_account'));

create index google_accounts_user_idx on google_accounts (user_id);
create index spent_nonces_expires_idx on spent_nonces (expires_at);
create index users_delete_after_idx on users (delete_after) where delete_after is not null;
