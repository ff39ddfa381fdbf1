import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { openTestApp } from '../../test/openTestApp.ts'

const product = await openTestApp()

/** Tables in the export. */
const EXPORTED = [
  'audit_events',
  'blocks',
  'comments',
  'follows',
  'game_sessions',
  'google_accounts',
  'handles',
  'ledger_accounts',
  'ledger_transfers',
  'model_keys',
  'notice_settings',
  'notices',
  'series',
  'shared_plays',
  'sign_ins',
  'stories',
  'story_bookmarks',
  'story_likes',
  'story_ratings',
  'story_reports',
  'task_rewards',
  'totp_factors',
  'turns',
  'uploads',
  'users',
  'waitlist_entries',
]

/** Tables that are not exported, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  account_links: 'opens the account, for a day at most',
  auth_challenges: 'opens the account, for minutes',
  bulk_acts: 'stands among the events, and is kept for a week alone to be undone',
  deleted_facts: 'names turns alone, which are there',
  erased_users: 'who is here was not erased',
  known_origins: 'hashes that nobody can read',
  mail_outbox: 'on its way to them',
  notice_people: 'stands where it was done, and is told to somebody else',
  pictures: 'drawn for their turns, and to be had by the addresses in these',
  play_actions: 'what came of it stands in the turns',
  reached_endings: 'read off the turns',
  recovery_codes: 'opens the account',
  second_factor_asks: 'when they were reminded last',
  story_pages: 'a page that a story came as, played from its structure',
  story_versions: 'the one of now stands in the stories',
  tries: 'the same words as in the turns',
  turn_summaries: 'made of the turns',
}

/** Columns that identify a person. */
const NAMING = [
  'user_id',
  'author_id',
  'reporter_id',
  'follower_id',
  'blocker_id',
  'admin_id',
  'actor_id',
  'created_by',
  'brought_by',
  'owner_id',
  'email',
  'recipient',
]

test('each table that names a person is in the copy of their data, or left out for a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and column_name in (${sql.join(NAMING)})`.execute(product.db)

  const named = rows.map(({ name }) => name).toSorted()

  expect(named).toEqual([...EXPORTED, ...Object.keys(LEFT_OUT)].toSorted())
})
