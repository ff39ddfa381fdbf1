import { DAY_MS } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import { openPlay } from '../../test/play.ts'
import { deleteOldReports } from '../reports/index.ts'
import { sendQueuedMail } from '../mail/sendQueuedMail.ts'
import { registerAdmin } from '../../test/admins.ts'
import { startAuthoring, type AuthorSession } from '../../test/authoring.ts'
import type { Player } from '../../test/caller.ts'
import { createMailbox } from '../../test/mailbox.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const mailbox = createMailbox()
const gate = { name: 'gate', title: 'The Gate' }
const yard = { name: 'yard', title: 'The Yard' }
let desk: AuthorSession
let reader: Player
const product = await openTestApp({ ports: { mailer: mailbox.mailer } })
const admin = await registerAdmin(product)

const asAdmin = (params: Record<string, string> = {}) => ({ token: admin.access_token, params })
const queue = async () => (await product.ask('getReviewQueue', asAdmin())).reports
const openReport = async (story_id: string) =>
  (await queue()).find((it) => it.story.id === story_id)
const closing = async (report_id: string) => {
  const query = { target_id: report_id, act: 'report_closed' }
  return (await product.ask('listAudit', { ...asAdmin(), query })).entries[0]
}
const mailsToReader = async () => {
  await sendQueuedMail(product.ports)
  return mailbox.to(reader.email).filter(({ subject }) => /report/.test(subject))
}

async function reported({ isPlayed = true } = {}) {
  desk = await startAuthoring(product)
  const { id } = await desk.published()
  reader = await product.register()
  const token = reader.access_token
  const play = isPlayed ? await openPlay(product, reader, id) : null
  const report = async () => {
    const body = { reason: 'violent', ...(play && { session_id: play.session.id }) }
    await product.ask('reportStory', { token, params: { story_id: id }, body })
  }
  await report()
  return { id, report, play, report_id: (await openReport(id))?.id ?? '' }
}

test('stores the titles of the story and the scene at the time of the report', async () => {
  const { id, report, play } = await reported()
  const atFirst = await openReport(id)
  await play?.choose('Go in')
  await desk.edit(id, { title: 'A Gate of Another Name' })
  await desk.publish(id)
  const before = await openReport(id)

  await report()

  expect(atFirst).toMatchObject({ story: { title: 'The Open Gate' }, scene: gate })
  expect(before).toMatchObject({ story: { title: 'The Open Gate' }, scene: gate })
  const story = { title: 'A Gate of Another Name' }
  expect(await openReport(id)).toMatchObject({ story, scene: yard })
})

test('keeps a report with its title for admins after the author deletes the story', async () => {
  const { id, report_id } = await reported()
  await product.db.deleteFrom('game_sessions').where('story_id', '=', id).execute()
  await product.ask('deleteStory', desk.on(id))

  const waiting = await openReport(id)
  const mailsBefore = await mailsToReader()
  await product.ask('resolveReport', asAdmin({ report_id }))

  const story = { id, title: 'The Open Gate', status: null }
  expect(waiting).toMatchObject({ story, scene: gate, has_session: false })
  expect(await openReport(id)).toBeUndefined()
  expect(await closing(report_id)).toMatchObject({
    target_name: 'The Open Gate',
    report: { story_id: id, is_story_there: false, scene: gate },
  })
  expect(mailsBefore).toEqual([])
  const [mail] = await mailsToReader()
  expect(mail?.text).toContain('no longer to be found here')
  expect(mail?.text).not.toContain('The Open Gate')
})

test('does not say in the mail that a story remains if its author has archived it', async () => {
  const { id, report_id } = await reported()
  await desk.archive(id)

  await product.ask('resolveReport', asAdmin({ report_id }))

  expect((await mailsToReader())[0]?.text).toContain('no longer to be found here')
})

test('names only the story in a report without a session, and closes it when an admin deletes the story', async () => {
  const { id, report_id } = await reported({ isPlayed: false })
  const open = await openReport(id)
  await product.ask('deleteStory', asAdmin({ story_id: id }))

  expect(open).toMatchObject({ story: { title: 'The Open Gate' }, scene: null })
  expect(await openReport(id)).toBeUndefined()
  expect(await closing(report_id)).toMatchObject({ target_name: 'The Open Gate' })
  expect((await mailsToReader())[0]?.text).toContain('has taken it down')
})

test('keeps a report while it is open and for a year after it is closed', async () => {
  const open = await reported()
  const closed = await reported()
  await product.ask('resolveReport', asAdmin({ report_id: closed.report_id }))
  const kept = async (days: number) => {
    product.clock.advance(days * DAY_MS)
    await deleteOldReports(product.ports)
    const ids = [open.report_id, closed.report_id]
    const reports = product.db.selectFrom('story_reports').select('id').where('id', 'in', ids)
    return (await reports.execute()).map(({ id }) => id)
  }

  expect(await kept(364)).toHaveLength(2)
  expect(await kept(2)).toEqual([open.report_id])
})
