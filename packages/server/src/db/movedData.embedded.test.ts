import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'

import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { insertStory, insertUser } from '../test/factories.ts'
import { testFolder } from '../test/testFolder.ts'
import { openEmbedded, rethrow } from './client.ts'
import type { Db } from './database.ts'
import { migrate } from './migrate.ts'

let database: Awaited<ReturnType<typeof openEmbedded>>
let db: Db
afterEach(() => database.close())

/** Database at the earliest migration of these tests, because creating one takes seconds. */
const template = testFolder()
beforeAll(async () => {
  const created = await openEmbedded(template, rethrow)
  await migrate(created.db, '0087_search_words')
  await created.close()
})

async function openAt(migration: string) {
  const folder = testFolder()
  cpSync(template, folder, { recursive: true })
  database = await openEmbedded(folder, rethrow)
  ;({ db } = database)
  await migrate(db, migration)
}

const told = (what: string, turn: number) => ({ kind: 'told', what, turn, times: 1 })

test('deletes a removed fact, and keeps the last text of an edited fact', async () => {
  await openAt('0101_without_edited_tellings')
  const { id: story_id, author_id: user_id, version_id } = await insertStory(db)
  const [session, ...ids] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const
  const [struck, edited, head] = ids
  const facts = [told('of a comb', 0), told('of my father', 1)]
  const mended = { ...told('of my aunt', 1), is_mended: true }
  await db.transaction().execute(async (trx) => {
    await sql`insert into game_sessions (id, user_id, story_id, version_id, head_turn_id)
      values (${session}, ${user_id}, ${story_id}, ${version_id}, ${head})`.execute(trx)
    for (const [number, id] of ids.entries()) {
      const said = { scene: 'Home', deed: 'I speak', fact: 'I speak' }
      const note = { ...said, facts: facts.slice(number, 2) }
      await sql`insert into turns (id, user_id, session_id, parent_id, number, action, answer, state,
          note, credits, xp_gained)
        values (${id}, ${user_id}, ${session}, ${ids[number - 1] ?? null}, ${number}, '{}', '{}',
          ${JSON.stringify({ facts: number === 2 ? [...facts, mended] : facts })},
          ${JSON.stringify(note)}, 0, 0)`.execute(trx)
    }
    await sql`insert into fact_corrections (user_id, session_id, turn_id, text, is_struck)
      values (${user_id}, ${session}, ${struck}, 'I speak', true),
        (${user_id}, ${session}, ${edited}, 'My aunt wrote', false)`.execute(trx)
  })

  await migrate(db)

  const gone = await db.selectFrom('deleted_facts').select('turn_id').execute()
  const turns = await db.selectFrom('turns').select(['note', 'state']).orderBy('number').execute()
  const kept = { kind: 'said', what: 'My aunt wrote', turn: 1, times: 1 }
  expect(gone).toEqual([{ turn_id: struck }])
  expect(turns.map(({ note }) => note?.fact)).toEqual(['I speak', 'My aunt wrote', 'I speak'])
  expect(turns[1]?.note?.facts).toEqual([kept])
  expect(turns.map(({ state }) => state.facts)).toEqual([facts, [facts[0], kept], [facts[0], kept]])
})

test('an edited narration becomes a second variant, and links to its play are deleted', async () => {
  await openAt('0100_without_saved_views')
  const { id: story_id, author_id: user_id, version_id } = await insertStory(db)
  const [session, first, edited] = [randomUUID(), randomUUID(), randomUUID()]
  await db.transaction().execute(async (trx) => {
    await sql`insert into game_sessions (id, user_id, story_id, version_id, head_turn_id)
      values (${session}, ${user_id}, ${story_id}, ${version_id}, ${edited})`.execute(trx)
    for (const [id, variant_of] of [
      [first, null],
      [edited, first],
    ] as const) {
      await sql`insert into turns (id, user_id, session_id, number, action, answer, state, credits,
          xp_gained, variant_of, variant_kind)
        values (${id}, ${user_id}, ${session}, 0, '{}', ${`{"narrative": "${id}"}`}, '{}', 0, 0,
          ${variant_of}, ${variant_of && 'edited'})`.execute(trx)
    }
    await sql`insert into shared_plays (code, user_id, session_id, head_turn_id, first_number, shows_words)
      values (${'c'.repeat(32)}, ${user_id}, ${session}, ${edited}, 0, true)`.execute(trx)
  })

  await migrate(db)

  const turns = await db.selectFrom('turns').select(['id', 'answer', 'variant_kind']).execute()
  expect(turns.filter(({ variant_kind }) => variant_kind)).toEqual([
    { id: edited, answer: { narrative: edited }, variant_kind: 'again' },
  ])
  expect(await db.selectFrom('shared_plays').select('code').execute()).toEqual([])
})

test('converts counts by kind to counts by day, and keeps only the newest open preview link', async () => {
  await openAt('0087_search_words')
  const { id } = await insertStory(db)
  const other = await insertStory(db)
  await sql`insert into story_day_counts (story_id, day, kind, key, count) values
    (${id}, '2026-11-01', 'language', 'hi', 3), (${id}, '2026-11-01', 'language', 'en', 2),
    (${id}, '2026-11-01', 'came_from', 'direct', 5), (${id}, '2026-11-01', 'finish', 'yard', 1),
    (${id}, '2026-11-02', 'rating', '4', 1)`.execute(db)
  const link = (story: string, sign: string, age: string, end: string) =>
    sql`insert into preview_links (code, story_id, note, created_at, expires_at) values
      (${sign.repeat(32)}, ${story}, '', now() - ${age}::interval, now() + ${end}::interval)`.execute(
      db,
    )
  await link(id, 'a', '3 days', '4 days')
  await link(id, 'b', '2 days', '1 day')
  await link(id, 'c', '1 day', '-1 hour')
  await link(other.id, 'd', '9 days', '-1 day')

  await migrate(db)

  const days = await db.selectFrom('story_days').select(['plays', 'finishes']).execute()
  const links = await db.selectFrom('story_previews').select(['story_id', 'code']).execute()
  expect(days).toEqual([{ plays: 5, finishes: 1 }])
  expect(links).toEqual([{ story_id: id, code: 'b'.repeat(32) }])
})

test('removes providers of removed kinds with their bindings, and leaves the others unchanged', async () => {
  await openAt('0089_reviews_into_comments')
  const [house, easel] = [randomUUID(), randomUUID()]
  await sql`insert into model_providers (id, name, kind, is_inside) values
    (${house}, 'House', 'openai-compatible', true), (${easel}, 'Easel', 'comfyui', true)`.execute(
    db,
  )
  const fallbacks = JSON.stringify([
    { provider_id: easel, model: 'a' },
    { provider_id: house, model: 'b' },
  ])
  await sql`insert into model_bindings (model_key, provider_id, model, fallbacks, settings) values
    ('voice', ${house}, 'reader', '[]', '{}'), ('ajanta', ${easel}, 'river', '[]', '{}'),
    ('ravivarma', ${house}, 'painter', ${fallbacks}, '{}')`.execute(db)

  await migrate(db)

  const providers = await db.selectFrom('model_providers').select('name').execute()
  const columns = ['model_key', 'model', 'fallbacks'] as const
  const bindings = await db.selectFrom('model_bindings').select(columns).execute()
  expect(providers).toEqual([{ name: 'House' }])
  const left = [{ provider_id: house, model: 'b' }]
  expect(bindings).toEqual([{ model_key: 'ravivarma', model: 'painter', fallbacks: left }])
})

const newUser = (username: string) =>
  insertUser(db, { username, display_name: username, email: `${username}@example.org` })

test('turns written reviews into comments with their replies, likes, reports and notices', async () => {
  await openAt('0088_without_import_notes')
  const story = await insertStory(db)
  const [first, second] = [await newUser('meera'), await newUser('arjun')]
  const liker = await newUser('tara')
  const [moved, doubled, comment] = [randomUUID(), randomUUID(), randomUUID()]
  await sql`insert into comments (id, story_id, user_id, words, likes_total, created_at)
    values (${comment}, ${story.id}, ${second.id}, 'Twice said.', 1, now())`.execute(db)
  await sql`insert into comment_likes values (${comment}, ${liker.id})`.execute(db)
  for (const [id, user, words, hidden] of [
    [moved, first.id, 'I still hear the oars.', null],
    [doubled, second.id, 'Twice said.', 'editor'],
  ] as const) {
    await sql`insert into story_ratings (story_id, user_id, stars)
      values (${story.id}, ${user}, 4)`.execute(db)
    await sql`insert into reviews (id, story_id, user_id, words, ending_name, ending_title, likes_total,
        answer, answered_at, hidden_by, created_at)
      values (${id}, ${story.id}, ${user}, ${words}, 'sea', 'Out at Sea', 1, 'Thank you.', now(),
        ${hidden}, now())`.execute(db)
    await sql`insert into review_likes values (${id}, ${liker.id})`.execute(db)
    await sql`insert into story_reports (story_id, reporter_id, reason, note, said_kind, said_id, said_words, created_at)
      values (${story.id}, ${liker.id}, 'other', '', 'review', ${id}, ${words}, now())`.execute(db)
    await sql`insert into notices (user_id, kind, thing, story_id, review_id, happened_at)
      values (${user}, 'review_answered', ${id}, ${story.id}, ${id}, now())`.execute(db)
  }

  await migrate(db, '0103_without_turn_names')

  const { rows: comments } = await sql`select id, user_id, words, likes_total, hidden_by, parent_id
    from comments where story_id = ${story.id}`.execute(db)
  const answer = { words: 'Thank you.', user_id: story.author_id, hidden_by: null }
  expect(comments).toHaveLength(4)
  expect(comments).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: moved, user_id: first.id, likes_total: 1, hidden_by: null }),
      expect.objectContaining({ id: comment, likes_total: 1, hidden_by: 'editor' }),
      expect.objectContaining({ ...answer, parent_id: moved }),
      expect.objectContaining({ ...answer, parent_id: comment }),
    ]),
  )
  const reports = await db.selectFrom('story_reports').select('said_id').execute()
  expect(new Set(reports.map(({ said_id }) => said_id))).toEqual(new Set([moved, comment]))
  const notices = await db.selectFrom('notices').select(['kind', 'thing']).execute()
  expect(new Set(notices.map(({ thing }) => thing))).toEqual(new Set([moved, comment]))
  expect(notices.every(({ kind }) => kind === 'comment_answered')).toBe(true)
  const ratings = await db.selectFrom('story_ratings').select('stars').execute()
  expect(ratings).toEqual([{ stars: 4 }, { stars: 4 }])
})

test('turns comments on scenes into spoilers, and moves nested replies to the comment', async () => {
  await openAt('0088_without_import_notes')
  const story = await insertStory(db)
  const [top, reply, deeper] = [randomUUID(), randomUUID(), randomUUID()]
  for (const [id, parent, scene] of [
    [top, null, 'island'],
    [reply, top, 'island'],
    [deeper, reply, null],
  ]) {
    await sql`insert into comments (id, story_id, parent_id, user_id, words, scene_name, scene_title, is_pinned, created_at)
      values (${id}, ${story.id}, ${parent}, ${story.author_id}, 'Words', ${scene}, ${scene}, ${id === top}, now())`.execute(
      db,
    )
  }

  await migrate(db)

  const columns = ['id', 'parent_id', 'is_spoiler'] as const
  const comments = await db.selectFrom('comments').select(columns).execute()
  expect(comments).toHaveLength(3)
  expect(comments).toEqual(
    expect.arrayContaining([
      { id: top, parent_id: null, is_spoiler: true },
      { id: reply, parent_id: top, is_spoiler: true },
      { id: deeper, parent_id: top, is_spoiler: false },
    ]),
  )
})

test('converts the notice level off to a disabled switch, and other levels to an enabled one', async () => {
  await openAt('0088_without_import_notes')
  const { author_id } = await insertStory(db)
  await sql`insert into notice_settings (user_id, levels)
    values (${author_id}, '{"followed": "off", "mentioned": "off", "story_published": "digest"}')`.execute(
    db,
  )

  await migrate(db)

  const settings = await db.selectFrom('notice_settings').select('off_kinds').execute()
  expect(settings).toEqual([{ off_kinds: ['followed'] }])
})

async function insertHolder(username: string, password_hash: string | null) {
  const email = `${username}@example.org`
  const { id } = await insertUser(db, { username, display_name: null, email })
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  await sql`insert into passkeys (user_id, credential_id, public_key, counter, name, added_at)
    values (${id}, ${username}, 'key', 0, 'Phone', now())`.execute(db)
  await sql`insert into recovery_codes (user_id, code_hash) values (${id}, 'hash')`.execute(db)
  return id
}

test('mails a link to set a password to accounts with only a passkey', async () => {
  await openAt('0096_without_series_paces')
  const withPassword = await insertHolder('asha', 'a hash')
  const byGoogle = await insertHolder('meera', null)
  await sql`insert into google_accounts (issuer, subject, user_id, created_at)
    values ('google', 'meera', ${byGoogle}, now())`.execute(db)
  await insertHolder('tara', null)
  await sql`insert into totp_factors (user_id, sealed_secret, added_at, is_confirmed)
    values (${withPassword}, 'sealed', now(), true)`.execute(db)

  await migrate(db)

  const mails = await db.selectFrom('mail_outbox').select(['kind', 'recipient']).execute()
  const codes = await db.selectFrom('recovery_codes').select('user_id').execute()
  expect(mails).toEqual([{ kind: 'reset_password', recipient: 'tara@example.org' }])
  expect(codes).toEqual([{ user_id: withPassword }])
})
