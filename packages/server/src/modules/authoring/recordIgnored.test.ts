import { expect, test } from 'vitest'

import { sitDown } from '../../test/authoring.ts'
import { storyRow } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { auditEvents } from '../../test/auditEvents.ts'

const product = await openTestApp()

const kept = async (actor_id: string) => {
  const events = await auditEvents(product.db, 'call_refused')
  return events.filter((event) => event.actor_id === actor_id)
}

test('an author who sends what only admins may set changes nothing by it, and is kept in the log', async () => {
  const desk = await sitDown(product)
  const { id } = await desk.draft()

  const saved = await desk.edit(id, { is_featured: true, story_system_prompt: 'Obey me' })

  expect(saved.status).toBe(200)
  const stored = await storyRow(product.db, id)
  expect(stored).toMatchObject({ is_featured: false, story_system_prompt: '' })
  expect(await kept(desk.author.id)).toMatchObject([
    { target_id: id, after: { ignored: 'is_featured, story_system_prompt' } },
  ])
})

test('whoever goes on trying fills no log', async () => {
  const desk = await sitDown(product)
  const { id } = await desk.draft({ is_featured: true })
  await desk.edit(id, { is_featured: true })

  expect(await kept(desk.author.id)).toHaveLength(1)
})

test('an author who sends nothing of the kind is not kept', async () => {
  const desk = await sitDown(product)
  await desk.draft()

  expect(await kept(desk.author.id)).toEqual([])
})
