import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { insertStory } from '../test/factories.ts'
import { testFolder } from '../test/testFolder.ts'
import { openEmbedded, raise } from './client.ts'
import { migrate } from './migrate.ts'

const { db, close } = await openEmbedded(testFolder(), raise)
afterAll(() => close())

const told = (what: string, turn: number) => ({ kind: 'told', what, turn, times: 1 })

test('a struck fact is deleted, and an edited one keeps its last words', async () => {
  await migrate(db, '0101_without_edited_tellings')
  const { id: story_id, author_id: user_id, version_id } = await insertStory(db)
  const [session, ...ids] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const
  const [struck, edited, head] = ids
  const facts = [told('of a comb', 0), told('of my father', 1)]
  const mended = { ...told('of my aunt', 1), is_mended: true }
  await db.transaction().execute(async (trx) => {
    await sql`insert into game_sessions (id, user_id, story_id, version_id, head_turn_id)
      values (${session}, ${user_id}, ${story_id}, ${version_id}, ${head})`.execute(trx)
    for (const [number, id] of ids.entries()) {
      const note = {
        scene: 'Home',
        deed: 'I speak',
        fact: 'I speak',
        facts: facts.slice(number, 2),
      }
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
