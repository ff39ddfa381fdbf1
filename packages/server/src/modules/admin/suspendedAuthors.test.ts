import { describe, expect, test } from 'vitest'

import { sendQueuedMail } from '../mail/sendQueuedMail.ts'
import { registerAdmin } from '../../test/admins.ts'
import { startAuthoring } from '../../test/authoring.ts'
import type { Player } from '../../test/caller.ts'
import { createMailbox } from '../../test/mailbox.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const mailbox = createMailbox()
const reason = 'Copied from a book'
const product = await openTestApp({ ports: { mailer: mailbox.mailer } })
const admin = await registerAdmin(product)

const asAdmin = (params: Record<string, string>) => ({ token: admin.access_token, params })
const suspend = (user: Player, is_suspended: boolean, with_stories?: boolean) =>
  product.ask('setSuspension', {
    ...asAdmin({ user_id: user.id }),
    body: { is_suspended, reason, with_stories },
  })
const isThere = async (story_id: string) =>
  (await product.call('getStory', { params: { story_id } })).status === 200
const report = async (story_id: string) => {
  const reader = await product.register()
  const body = { reason: 'copied', note: 'It is from my own book' }
  await product.call('reportStory', { token: reader.access_token, params: { story_id }, body })
  return reader
}
const audit = async (query: Record<string, string>) =>
  (await product.ask('listAudit', { token: admin.access_token, query })).entries
const subjectsTo = async (reader: Player) => {
  await sendQueuedMail(product.ports)
  return mailbox.to(reader.email).filter(({ subject }) => subject.includes('report'))
}

describe('the stories of a suspended author', () => {
  test('stay public by default, or are hidden and shown together with the author, all audited', async () => {
    const desk = await startAuthoring(product)
    const [one, two] = [await desk.published(), await desk.published()]
    const draft = await desk.draft()
    await product.call('archiveStory', desk.on(two.id))
    const reader = await report(one.id)

    const stayed = await suspend(desk.author, true)
    const wasThere = [await isThere(one.id)]
    await suspend(desk.author, false)
    const shut = await suspend(desk.author, true, true)
    wasThere.push(await isThere(one.id))
    const open = await suspend(desk.author, false, true)

    expect(stayed).toMatchObject({ published_stories: 1, stories_down: 0 })
    expect(shut).toMatchObject({ published_stories: 0, stories_down: 1 })
    expect(wasThere).toEqual([true, false])
    expect(open).toMatchObject({ published_stories: 1, stories_down: 0 })
    expect(await isThere(one.id)).toBe(true)
    expect([await isThere(two.id), await isThere(draft.id)]).toEqual([false, false])
    const acts = (await audit({ target_id: one.id })).map(({ act }) => act)
    expect(acts).toEqual(['story_restored', 'story_archived'])
    expect((await audit({ target_id: desk.author.id }))[1]?.after).toMatchObject({ stories: 1 })
    expect((await subjectsTo(reader))[0]?.text).toContain('has taken it down')
  })

  test('stay hidden if an admin has changed or taken them down meanwhile', async () => {
    const desk = await startAuthoring(product)
    const [changed, decided, untouched] = [
      await desk.published(),
      await desk.published(),
      await desk.published(),
    ]
    await suspend(desk.author, true, true)
    const body = { story_prompt: 'Buy my other books instead.' }
    await product.ask('updateStory', { ...asAdmin({ story_id: changed.id }), body })
    await product.call('restoreStory', asAdmin({ story_id: decided.id }))
    await product.call('archiveStory', { ...asAdmin({ story_id: decided.id }), body: { reason } })

    const open = await suspend(desk.author, false, true)
    const asked = (await desk.restore(changed.id)).answer()

    expect(open).toMatchObject({ published_stories: 1, stories_down: 0 })
    const there = [changed, decided, untouched].map(({ id }) => isThere(id))
    expect(await Promise.all(there)).toEqual([false, false, true])
    expect(asked.status).toBe('in_review')
  })
})

test('logs a closed report with its story and text, and sends the outcome to its reporter', async () => {
  const desk = await startAuthoring(product)
  const { id } = await desk.published()
  const reader = await report(id)
  const { reports } = await product.ask('getReviewQueue', { token: admin.access_token })
  const report_id = reports.find(({ story }) => story.id === id)?.id ?? ''

  await product.call('resolveReport', asAdmin({ report_id }))

  expect((await audit({ target_id: report_id }))[0]).toMatchObject({
    act: 'report_closed',
    target_name: 'The Open Gate',
    report: {
      story_id: id,
      is_story_there: true,
      reason: 'copied',
      note: 'It is from my own book',
    },
  })
  const [mail] = await subjectsTo(reader)
  expect(mail?.text).toContain('found that it may stay')
  expect(mail?.text).not.toContain('The Open Gate')
  const toAuthor = mailbox.to(desk.author.email).map(({ subject }) => subject)
  expect(toAuthor).not.toContain(mail?.subject)
})
