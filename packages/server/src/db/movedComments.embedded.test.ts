import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { insertStory, insertUser } from '../test/factories.ts'
import { testFolder } from '../test/testFolder.ts'
import { openEmbedded, raise } from './client.ts'
import { migrate } from './migrate.ts'

const { db, close } = await openEmbedded(testFolder(), raise)
afterAll(() => close())

const newUser = (username: string) =>
  insertUser(db, { username, display_name: username, email: `${username}@example.org` })

test('written reviews become comments with their answers, likes, reports and notices', async () => {
  await migrate(db, '0088_without_import_notes')
  const story = await insertStory(db)
  const [first, second, liker] = [
    await newUser('meera'),
    await newUser('arjun'),
    await newUser('tara'),
  ]
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

test('comments on scenes become spoilers, and replies to replies move to the comment', async () => {
  const { db: old, close: closeOld } = await openEmbedded(testFolder(), raise)
  await migrate(old, '0088_without_import_notes')
  const story = await insertStory(old)
  const [top, reply, deeper] = [randomUUID(), randomUUID(), randomUUID()]
  for (const [id, parent, scene] of [
    [top, null, 'island'],
    [reply, top, 'island'],
    [deeper, reply, null],
  ]) {
    await sql`insert into comments (id, story_id, parent_id, user_id, words, scene_name, scene_title, is_pinned, created_at)
      values (${id}, ${story.id}, ${parent}, ${story.author_id}, 'Words', ${scene}, ${scene}, ${id === top}, now())`.execute(
      old,
    )
  }

  await migrate(old)

  const comments = await old
    .selectFrom('comments')
    .select(['id', 'parent_id', 'is_spoiler'])
    .execute()
  await closeOld()
  expect(comments).toHaveLength(3)
  expect(comments).toEqual(
    expect.arrayContaining([
      { id: top, parent_id: null, is_spoiler: true },
      { id: reply, parent_id: top, is_spoiler: true },
      { id: deeper, parent_id: top, is_spoiler: false },
    ]),
  )
})

test('a notice level of off becomes a switch that is off, any other a switch that is on', async () => {
  const { db: old, close: closeOld } = await openEmbedded(testFolder(), raise)
  await migrate(old, '0088_without_import_notes')
  const { author_id } = await insertStory(old)
  await sql`insert into notice_settings (user_id, levels)
    values (${author_id}, '{"followed": "off", "mentioned": "off", "story_published": "digest"}')`.execute(
    old,
  )

  await migrate(old)

  const settings = await old.selectFrom('notice_settings').select('off_kinds').execute()
  await closeOld()
  expect(settings).toEqual([{ off_kinds: ['followed'] }])
})
