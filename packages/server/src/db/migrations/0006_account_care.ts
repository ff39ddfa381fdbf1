import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'

import { plainSql } from '../statements/plainSql.ts'

const languages = STORY_LANGUAGES.map((code) => `'${code}'`).join(', ')

const users = `
alter table users
  add column language text check (language in (${languages})),
  add column delete_after timestamptz(3),
  add column story_fate text check (story_fate in ('hand_over', 'remove')),
  add check ((delete_after is null) = (story_fate is null))`

// Keyed by who vouches and whom they mean: an e-mail may change hands, a subject never does.
const googleAccounts = `
create table google_accounts (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null,
  primary key (issuer, subject)
)`

const spentNonces = `
create table spent_nonces (
  nonce_hash text primary key check (length(nonce_hash) = 64),
  expires_at timestamptz(3) not null
)`

// Refers to nothing: a backup that is put back may bring the user again, and then they go again.
const erasedUsers = `
create table erased_users (
  user_id uuid primary key,
  erased_at timestamptz(3) not null
)`

const allow = (table: string, column: string, words: readonly string[]) => [
  `alter table ${table} drop constraint ${table}_${column}_check`,
  `alter table ${table} add constraint ${table}_${column}_check
     check (${column} in (${words.map((word) => `'${word}'`).join(', ')}))`,
]

/** Google accounts, a language of one's own, and the way out with a week to think again. */
export const accountCare = plainSql(
  users,
  googleAccounts,
  spentNonces,
  erasedUsers,
  ...allow('mail_outbox', 'kind', [
    'verify_email',
    'reset_password',
    'password_changed',
    'deletion_asked',
    'deletion_cancelled',
  ]),
  ...allow('account_links', 'purpose', [
    'verify_email',
    'reset_password',
    'log_in',
    'export_account',
  ]),
  'create index google_accounts_user_idx on google_accounts (user_id)',
  'create index spent_nonces_expires_idx on spent_nonces (expires_at)',
  'create index users_delete_after_idx on users (delete_after) where delete_after is not null',
)
