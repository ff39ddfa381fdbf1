import { expect, test } from 'vitest'

import { insertStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { saveReport } from './index.ts'

const app = await openTestApp()

async function openReports() {
  const [{ id: storyId }, reader] = [await insertStory(app.db), await app.register()]
  const about = { storyId, storyTitle: 'A river', scene: null, sessionId: null }
  const report = (note: string, of: Partial<Parameters<typeof saveReport>[1]> = {}) =>
    saveReport(
      app.db,
      { ...about, sharedPlay: null, reporterId: reader.id, reason: 'other', note, ...of },
      new Date(),
    )
  const kept = async () => {
    const reports = app.db.selectFrom('story_reports').select('note').orderBy('note')
    return (await reports.where('story_id', '=', storyId).execute()).map(({ note }) => note)
  }
  return { report, kept }
}

test('lets a reader report a story, two shared sessions, and a comment of it, each once', async () => {
  const { report, kept } = await openReports()
  const comment = { kind: 'comment', id: crypto.randomUUID(), words: 'No.' } as const
  await report('the story')
  await report('one play', { sharedPlay: 'a'.repeat(32) })
  await report('other play', { sharedPlay: 'b'.repeat(32) })
  await report('a comment', { said: comment })

  await report('the story, again')
  await report('one play, again', { sharedPlay: 'a'.repeat(32) })
  await report('a comment, again', { said: comment })

  const notes = ['a comment, again', 'one play, again', 'other play', 'the story, again']
  expect(await kept()).toEqual(notes)
})
