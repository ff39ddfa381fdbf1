import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { teaStall } from '@kathasagar/story/testing'

import { registerAdmin } from '../../test/admins.ts'
import type { Player } from '../../test/caller.ts'
import { changeStory, changeUser, insertStory, storyRow } from '../../test/factories.ts'
import { makeGuest } from '../../test/guests.ts'
import { eraseNow } from '../../test/eraseNow.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import {
  expectConsistentLedger,
  openPlay,
  pick,
  Play,
  RIVER,
  say,
  TO_BEACON,
  TO_CEILING,
} from '../../test/play.ts'

let author: Player
let story_id: string
const app = await openTestApp()
beforeEach(async () => {
  author = await app.register()
  story_id = await newStory()
})
afterEach(() => expectConsistentLedger(app.db))

const newStory = async (story: Parameters<typeof insertStory>[1] = {}) => {
  const draft = { structure: RIVER, initial_xp: 10, status: 'draft', author_id: author.id } as const
  return (await insertStory(app.db, { ...draft, ...story })).id
}

const own = (params: Record<string, string> = {}) => ({
  token: author.access_token,
  params: { story_id, ...params },
})
const makeLink = async () => (await app.ask('createPreviewLink', own())).preview_code ?? ''
const by = (preview_code: string, player?: Player) => ({
  params: { preview_code },
  ...(player && { token: player.access_token }),
})

async function begin(code: string, player?: Player): Promise<Play> {
  const tester = player ?? (await app.register())
  const session = await app.ask('beginPreview', by(code, tester))
  return new Play({ app, player: tester, storyId: story_id, session })
}
const finish = async (play: Play) => (await play.walk(...TO_BEACON)).at(-1)
const countsNow = async () => {
  const row = await storyRow(app.db, story_id)
  const { plays_total, sessions_begun, sessions_completed, ratings_count } = row
  return { plays_total, sessions_begun, sessions_completed, ratings_count }
}
const publish = (id = story_id) => changeStory(app.db, id, { status: 'published' })

describe('a preview link', () => {
  test('shows a draft to everyone who has it', async () => {
    const shown = await app.ask('getPreview', by(await makeLink()))
    const page = await app.call('getStory', { params: { story_id } })

    expect(shown.story.title).toBeTruthy()
    expect([shown.session_id, page.status]).toEqual([null, 404])
  })

  test.each(['revokePreviewLink', 'createPreviewLink'] as const)(
    'closes the tests that were begun with it by %s',
    async (end) => {
      const code = await makeLink()
      const play = await begin(code)
      const { preview_code } = await app.ask(end, own())

      expect(await app.ask('getPreviewLink', own())).toEqual({ preview_code })
      expect((await app.call('getPreview', by(code))).refusal().code).toBe('preview_not_found')
      const acted = await play.act(pick('Follow the bank upstream', 'kathakar'))
      const read = await app.call('getSession', play.on())
      expect([acted.status, read.status]).toEqual([404, 404])
    },
  )

  test('closes with its story and the account of its author, and requires scenes', async () => {
    const code = await makeLink()
    const other = await newStory()
    await changeStory(app.db, story_id, { status: 'archived' })
    const archived = await app.call('getPreview', by(code))
    // The link stays closed while a taken-down story waits to be restored.
    await changeStory(app.db, story_id, { status: 'in_review', is_taken_down: true })
    const asked = await app.call('getPreview', by(code))
    const begun = await app.call('beginPreview', by(code, await app.register()))
    await changeStory(app.db, story_id, { status: 'draft', current_version_id: null })
    const empty = await app.call('createPreviewLink', own())
    story_id = other
    const second = await makeLink()
    await changeUser(app.db, author.id, { suspended_at: app.clock.now() })
    const suspended = await app.call('getPreview', by(second))

    for (const { refusal } of [archived, asked, begun, suspended]) {
      expect(refusal().code).toBe('preview_closed')
    }
    expect(empty.refusal().code).toBe('no_scenes')
  })
})

describe('a test session', () => {
  test('plays the newest draft without an account, and continues with that version', async () => {
    const code = await makeLink()
    const guest = await makeGuest(app)
    const play = await begin(code, guest)
    const nodes = { ...RIVER.nodes, ferry: { ...RIVER.nodes['ferry'], text: 'Another ferry.' } }
    await app.call('updateStory', { ...own(), body: { story_structure: { ...RIVER, nodes } } })

    const later = await begin(code, guest)
    const kept = await play.look()

    const opening = ({ session_data }: Play['session']) =>
      session_data.narrative_history[0]?.ai_response.narrative
    expect(opening(later.session)).toContain('Another ferry.')
    expect(opening(kept)).toContain('The ferryman waits')
    expect(kept.preview).toEqual({ preview_code: code, author: author.username })
  })

  test('is resumed while it is unfinished, but never as a counted session', async () => {
    const code = await makeLink()
    const play = await begin(code)
    await publish()
    const token = play.player.access_token

    const found = await app.ask('getPreview', by(code, play.player))
    const check = await app.ask('checkSession', { token, params: { story_id } })
    const open = await app.ask('listOpenSessions', { token })
    await finish(play)
    const over = await app.ask('getPreview', by(code, play.player))

    expect(found.session_id).toBe(play.session.id)
    expect(check.has_existing_session).toBe(false)
    expect(open).toEqual([])
    expect(over.session_id).toBeNull()
  })

  test('is not counted as a play, finish, task, rating, statistic, or session', async () => {
    await publish()
    const code = await makeLink()
    const before = await countsNow()
    const admin = await registerAdmin(app)
    const overview = async () => {
      const { days } = await app.ask('getOverview', { token: admin.access_token })
      return days.map(({ plays, finishes }) => ({ plays, finishes }))
    }
    const overviewBefore = await overview()
    const play = await begin(code)
    const token = play.player.access_token
    const tasks = () => app.ask('listTasks', { token, query: { task_type: 'achievement' } })
    const tasksBefore = await tasks()

    const ended = await finish(play)
    const rated = await app.call('rateStory', { token, params: { story_id }, body: { stars: 5 } })
    const days = app.db.selectFrom('story_days').selectAll()
    const figures = await days.where('story_id', '=', story_id).execute()
    const insight = await app.ask('getStoryInsight', own())

    expect(ended?.ending).not.toBeNull()
    expect(ended?.earned).toBeUndefined()
    expect(await tasks()).toEqual(tasksBefore)
    expect(rated.refusal().code).toBe('not_finished')
    expect(await countsNow()).toEqual(before)
    expect(await overview()).toEqual(overviewBefore)
    expect(figures).toEqual([])
    expect(insight.endings.every(({ players }) => players === null)).toBe(true)
    const played = await openPlay(app, await app.register(), story_id)
    await app.call('deleteSession', played.on())
    await played.again()
    const versions = await app.ask('listStoryVersions', own())
    expect(versions.map(({ sessions }) => sessions)).toEqual([1])
  })

  test('shares endings with other tests of this story, but not with counted sessions', async () => {
    await publish()
    const code = await makeLink()
    const tested = await begin(code)
    await finish(tested)
    const { player } = tested
    const endingsOf = async (it: Play) =>
      (await it.ending()).endings.flatMap(({ title }) => title ?? [])
    const play = await openPlay(app, player, story_id)
    const again = await begin(code, player)
    await play.walk(...TO_CEILING)
    await again.walk(...TO_CEILING)

    expect(await endingsOf(play)).toEqual(['The Ceiling'])
    expect((await endingsOf(again)).toSorted()).toEqual(['The Beacon', 'The Ceiling'])
  })

  test('opens no codex page of the story', async () => {
    story_id = await newStory({ structure: teaStall, status: 'published' })
    const { player } = await begin(await makeLink())
    const codexOf = () => app.ask('getCodex', { token: player.access_token, params: { story_id } })

    const tested = await codexOf()
    await openPlay(app, player, story_id)
    const played = await codexOf()

    expect([tested.pages.length, played.pages.length]).toEqual([0, 1])
  })

  test('is not offered after the ending of another story', async () => {
    await publish()
    const tested = story_id
    const { player } = await begin(await makeLink())
    story_id = await newStory({ status: 'published' })
    const play = await openPlay(app, player, story_id)
    await finish(play)

    const { next_story } = await play.ending()

    expect(next_story).toMatchObject({ id: tested, reason: { code: 'same_author' } })
  })

  test('pays nothing when an account merges its guest, and adds nothing to the free text', async () => {
    const code = await makeLink()
    const guest = await makeGuest(app)
    const play = await begin(code, guest)
    for (const it of [play, await begin(code)]) {
      await it.acted(say('sing to the ferryman', 'kathakar'))
    }
    const { items } = await app.ask('listFreeInputs', own())
    await finish(play)
    const names = { username: `tester_${Date.now()}`, email: `t${Date.now()}@example.org` }
    const body = { ...names, password: 'Sagar#2042x', guest_token: guest.refresh_token }
    await app.call('register', { body })

    const transfers = app.db.selectFrom('ledger_transfers').select('reason')
    const paid = transfers.where('user_id', '=', guest.id).where('reason', 'like', 'task:%')
    expect([await paid.execute(), items]).toEqual([[], []])
  })

  test('can be reported, can’t be shared, and is deleted with its draft', async () => {
    const play = await begin(await makeLink())
    const shared = await app.call('sharePlay', { ...play.on(), body: { shows_words: true } })
    const body = { reason: 'other', session_id: play.session.id }
    const reported = await app.call('reportStory', { ...play.on({ story_id }), body })
    const deleted = await app.call('deleteStory', own())
    const left = await app.call('getSession', play.on())

    expect([reported.status, deleted.status]).toEqual([201, 200])
    for (const { refusal } of [shared, left]) expect(refusal().code).toBe('session_not_found')
  })

  test('ends with the account of its author, as the link does', async () => {
    const code = await makeLink()
    await begin(code)
    await eraseNow(app, author, 'hand_over')

    const left = app.db.selectFrom('stories').select('id').where('id', '=', story_id)
    expect(await left.execute()).toEqual([])
    expect((await app.call('getPreview', by(code))).refusal().code).toBe('preview_not_found')
  })
})
