import { expect, test } from 'vitest'

import { insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { RIVER } from '../../test/play.ts'

const app = await openTestApp()
const author = await app.register()
const { id: story_id } = await insertStory(app.db, { author_id: author.id, structure: RIVER })

const of = (params: Record<string, string> = {}) => ({
  token: author.access_token,
  params: { story_id, ...params },
})

async function saved(versions: number) {
  const structure = JSON.stringify(RIVER)
  const rows = Array.from({ length: versions }, (_, at) => ({
    story_id,
    number: at + 2,
    structure,
  }))
  await app.db.insertInto('story_versions').values(rows).execute()
}

const numbers = async (before?: number) =>
  (await app.ask('listStoryVersions', { ...of(), query: before ? { before } : {} })).map(
    ({ number }) => number,
  )

test('lists versions in pages, and returns a complete version to its author', async () => {
  await saved(59)
  const first = await numbers()
  const second = await numbers(first.at(-1))
  const whole = await app.ask('getStoryVersion', of({ number: '1' }))
  const missing = await app.call('getStoryVersion', of({ number: '99' }))

  expect(first).toHaveLength(50)
  expect([first[0], first.at(-1), second[0], second.at(-1)]).toEqual([60, 11, 10, 1])
  expect(whole).toMatchObject({ number: 1, story_structure: RIVER })
  expect(missing.refusal().code).toBe('not_found')
})
