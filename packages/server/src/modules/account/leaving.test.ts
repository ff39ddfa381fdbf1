import { DAY_MS } from '@kathasagar/api/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { registerAdmin } from '../../test/admins.ts'
import type { Player } from '../../test/caller.ts'
import { changeUser, insertStory, insertUser, storyRow } from '../../test/factories.ts'
import { createMailbox } from '../../test/mailbox.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { expectConsistentLedger, openPlay, say } from '../../test/play.ts'
import { sendQueuedMail } from '../mail/sendQueuedMail.ts'
import { eraseAccounts } from './eraseAccounts.ts'

const CANARY = 'canary of the whispering well'

const mailbox = createMailbox()
let player: Player
const product = await openTestApp({ ports: { mailer: mailbox.mailer } })
beforeEach(async () => {
  player = await product.register({ username: `leaver_${Math.random().toString(36).slice(2, 10)}` })
})

const signIn = async () => (await product.logIn(player)).answer().tokens
const leave = (stories = 'hand_over', password = player.password) =>
  product.call('deleteMe', { token: player.access_token, body: { password, stories } })

async function live(story_id: string) {
  const { access_token: token } = player
  await product.call('updateMe', { token, body: { display_name: `Name of ${player.username}` } })
  const play = await openPlay(product, player, story_id)
  await play.act(say(CANARY))
  await play.act({ action_type: 'show', selected_model: 'vishvakarma' })
  for (const name of ['likeStory', 'bookmarkStory'] as const) {
    await product.call(name, { token, params: { story_id } })
  }
  const words = `${player.username} was here: ${CANARY}`
  await product.ask('postComment', { token, params: { story_id }, body: { words } })
  await product.logIn({ username: player.email, password: 'Wrong#1234' })
  await product.call('forgotPassword', { body: { email: player.email } })
  return play
}

async function dump(): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(product.db)
  const rows: string[] = []
  for (const { name } of tables.rows) {
    const found = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t`.execute(product.db)
    rows.push(...found.rows.map(({ row }) => row))
  }
  return rows.join('\n').toLowerCase()
}

const traces = async () => {
  const dumped = await dump()
  return [player.username, player.email, CANARY].filter((word) => dumped.includes(word))
}
async function openReport(story_id: string) {
  const { access_token: token } = await registerAdmin(product)
  const { reports } = await product.ask('getReviewQueue', { token })
  return reports.find(({ story }) => story.id === story_id)
}
const KEEP_STUCK = `
  create or replace function keep_user() returns trigger language plpgsql as
    $$ begin raise exception 'This one stays'; end $$;
  create trigger keep_user before delete on users for each row
    when (starts_with(old.username, 'stuck_')) execute function keep_user()`
const weekGone = () => product.clock.advance(7 * DAY_MS + 1000)
async function erased(stories?: string) {
  await leave(stories)
  weekGone()
  await eraseAccounts(product.ports)
}

describe('a closed account', () => {
  test('is kept if the user logs in within a week, and a mail says so', async () => {
    await leave()
    product.clock.advance(6 * DAY_MS)
    await signIn()
    product.clock.advance(2 * DAY_MS)

    await eraseAccounts(product.ports)
    await sendQueuedMail(product.ports)

    expect((await signIn()).access_token).toBeTruthy()
    const subjects = mailbox.to(player.email).map(({ subject }) => subject)
    for (const end of ['is closed', 'stays']) {
      expect(subjects).toContain(`Your Kathasagar account ${end}`)
    }
  })

  test('requires the password, can be closed once, and is logged out on all devices', async () => {
    const refused = await leave('hand_over', 'Wrong#1234')
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => leave()))
    await sendQueuedMail(product.ports)

    expect(refused.refusal().code).toBe('wrong_credentials')
    const done = all.find(({ status }) => status === 200)?.answer()
    const inAWeek = product.clock.now().getTime() + 7 * DAY_MS
    expect(Date.parse(done?.erased_at ?? '')).toBe(inAWeek)
    expect((await product.call('me', { token: player.access_token })).status).toBe(401)
    const told = mailbox.to(player.email).filter(({ subject }) => subject.includes('is closed'))
    expect(told).toHaveLength(1)
  })

  test('can’t be the account of the last admin', async () => {
    await product.db.updateTable('users').set({ role: 'user' }).execute()
    await changeUser(product.db, player.id, { role: 'admin' })

    expect((await leave()).refusal().code).toBe('last_admin')
  })
})

describe('after a week', () => {
  test('no table contains name, email, or session, no mark counts, and the ledger is consistent', async () => {
    const { id } = await insertStory(product.db)
    await live(id)
    const before = await traces()
    await erased()

    expect(before).toHaveLength(3)
    expect(await traces()).toEqual([])
    expect(await storyRow(product.db, id)).toMatchObject({ likes_total: 0, bookmarks_total: 0 })
    const accounts = product.db.selectFrom('ledger_accounts').where('owner_id', '=', player.id)
    expect(await accounts.select('posted').execute()).toHaveLength(1)
    await expectConsistentLedger(product.db)
  })

  test('a report loses the text of a comment, but remains visible to admins', async () => {
    const { id: story_id } = await insertStory(product.db)
    const asked = { token: player.access_token, params: { story_id } }
    const { comment } = await product.ask('postComment', { ...asked, body: { words: CANARY } })
    const { access_token: token } = await product.register()
    const params = { story_id, comment_id: comment?.id ?? '' }
    await product.call('reportComment', { token, params, body: { reason: 'hateful' } })
    const before = await openReport(story_id)
    await erased()

    expect(before?.said).toEqual({ words: CANARY })
    expect((await openReport(story_id))?.said).toEqual({ words: null })
    expect(await traces()).toEqual([])
  })

  test('nobody else can take the handle, although the username is available', async () => {
    await erased()
    const heir = await product.register({ username: player.username })

    const { handle } = await product.ask('me', { token: heir.access_token })
    expect(handle).toBe(`${player.username}_1`)
  })

  test('accounts that can’t be erased are reported and don’t block others', async () => {
    const left = { delete_after: product.clock.now(), story_fate: 'remove' } as const
    for (let at = 0; at < 20; at += 1) {
      await insertUser(product.db, { username: `stuck_${at}`, ...left })
    }
    product.clock.advance(1000)
    await leave()
    weekGone()
    await sql.raw(KEEP_STUCK).execute(product.db)
    const faults: unknown[] = []

    await eraseAccounts({ ...product.ports, reportError: (fault) => faults.push(fault) })
    await sql`drop trigger keep_user on users`.execute(product.db)

    const kept = await product.db.selectFrom('users').select('id').execute()
    expect(kept.map(({ id }) => id)).not.toContain(player.id)
    expect(faults).toHaveLength(20)
    expect(faults[0]).toMatchObject({ message: 'This one stays' })
  })

  test('an account from an old backup is erased again', async () => {
    await erased()
    const { id, username, email } = player
    await product.db.insertInto('users').values({ id, username, email }).execute()

    await eraseAccounts(product.ports)

    expect(await traces()).toEqual([])
  })
})

describe('published stories', () => {
  const story = (given: Parameters<typeof insertStory>[1] = {}) =>
    insertStory(product.db, {
      author_id: player.id,
      story_prompt: `By ${player.username}`,
      ...given,
    })
  const seen = async (story_id: string) => {
    const found = await product.call('getStory', { params: { story_id } })
    return found.status === 200 ? found.answer().author?.display_name : found.status
  }

  test('are transferred to “Deleted user”, except drafts', async () => {
    const published = await story()
    const draft = await story({ status: 'draft', published_at: null })

    await erased('hand_over')

    expect(await seen(published.id)).toBe('Deleted user')
    const left = await product.db.selectFrom('stories').select('id').execute()
    expect(left.map(({ id }) => id)).not.toContain(draft.id)
  })

  test('are deleted at the author’s request, but remain for players with open sessions', async () => {
    const [published, played] = [await story(), await story()]
    const reader = await product.register()
    const { session } = await openPlay(product, reader, played.id)

    await erased('remove')

    const { tokens } = (await product.logIn(reader)).answer()
    const params = { session_id: session.id }
    const open = await product.call('getSession', { token: tokens.access_token, params })
    expect([await seen(published.id), await seen(played.id), open.status]).toEqual([404, 404, 200])
  })
})
