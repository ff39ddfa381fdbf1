import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { DAY_MS } from '@kathasagar/api/contract'
import { teaStall } from '@kathasagar/story/testing'

import { eraseAccounts } from '../account/index.ts'
import { registerAdmin } from '../../test/admins.ts'
import type { Player } from '../../test/caller.ts'
import { changeStory, changeUser, insertStory } from '../../test/factories.ts'
import { makeGuest } from '../../test/guests.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { acted, expectSoundLedger, RIVER, type Play } from '../../test/play.ts'

let author: Player
let story_id: string
const app = await openTestApp()
beforeEach(async () => {
  author = await app.register()
  story_id = await newStory()
})
afterEach(() => expectSoundLedger(app.db))

const newStory = async (story: Parameters<typeof insertStory>[1] = {}) =>
  (
    await insertStory(app.db, {
      author_id: author.id,
      structure: RIVER,
      initial_xp: 10,
      status: 'draft',
      ...story,
    })
  ).id

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
  return { player: tester, storyId: story_id, session }
}
const choose = (play: Play, selected_choice: string) =>
  acted(app, play, { action_type: 'continue', selected_choice, selected_model: 'kathakar' })
const say = (play: Play, user_action: string) =>
  acted(app, play, { action_type: 'custom_action', user_action, selected_model: 'kathakar' })
async function finish(play: Play) {
  await choose(play, 'Follow the bank upstream')
  await choose(play, 'Climb the watchtower')
  return choose(play, 'Light the beacon')
}
const storyRow = () =>
  app.db
    .selectFrom('stories')
    .select(['plays_total', 'sessions_begun', 'sessions_completed', 'ratings_count'])
    .where('id', '=', story_id)
    .executeTakeFirstOrThrow()
const publish = (id = story_id) => changeStory(app.db, id, { status: 'published' })

describe('a preview link', () => {
  test('shows a draft to everyone who has it', async () => {
    const code = await makeLink()

    const shown = await app.ask('getPreview', by(code))
    const page = await app.call('getStory', { params: { story_id } })

    expect(shown.story.title).toBeTruthy()
    expect(shown.session_id).toBeNull()
    expect(page.status).toBe(404)
  })

  test('replaces the previous one', async () => {
    const before = await makeLink()
    const code = await makeLink()

    const old = await app.call('getPreview', by(before))

    expect(old.refusal().code).toBe('preview_not_found')
    expect((await app.call('getPreview', by(code))).status).toBe(200)
    expect(await app.ask('getPreviewLink', own())).toEqual({ preview_code: code })
  })

  test.each([
    ['revoked', () => app.ask('revokePreviewLink', own())],
    ['replaced', () => app.ask('createPreviewLink', own())],
  ] as const)('that is %s closes the tests that were begun with it', async (_, end) => {
    const code = await makeLink()
    const play = await begin(code)

    const { preview_code } = await end()

    expect(await app.ask('getPreviewLink', own())).toEqual({ preview_code })
    expect((await app.call('getPreview', by(code))).refusal().code).toBe('preview_not_found')
    const of = { token: play.player.access_token, params: { session_id: play.session.id } }
    const body = {
      action_type: 'continue',
      selected_choice: 'Follow the bank upstream',
      selected_model: 'kathakar',
    }
    const acted = await app.call('takeAction', { ...of, body })
    const read = await app.call('getSession', of)
    expect([acted.status, read.status]).toEqual([404, 404])
  })

  test('closes with its story and with the account of its author', async () => {
    const code = await makeLink()
    const other = await newStory()
    await changeStory(app.db, story_id, { status: 'archived' })
    const archived = await app.call('getPreview', by(code))
    story_id = other
    const second = await makeLink()

    const suspended_at = app.clock.now()
    await changeUser(app.db, author.id, { suspended_at })
    const suspended = await app.call('getPreview', by(second))

    expect(archived.refusal().code).toBe('preview_closed')
    expect(suspended.refusal().code).toBe('preview_closed')
  })

  test('stays closed while its author requests the restore of a taken-down story', async () => {
    const code = await makeLink()
    await changeStory(app.db, story_id, { status: 'in_review', is_taken_down: true })

    const shown = await app.call('getPreview', by(code))
    const begun = await app.call('beginPreview', by(code, await app.register()))

    expect(shown.refusal().code).toBe('preview_closed')
    expect(begun.refusal().code).toBe('preview_closed')
  })

  test('requires scenes', async () => {
    const none = { current_version_id: null }
    await changeStory(app.db, story_id, none)

    const refused = await app.call('createPreviewLink', own())

    expect(refused.refusal().code).toBe('no_scenes')
  })
})

describe('a test by a preview link', () => {
  test('plays the newest draft without an account, and continues with that version', async () => {
    const code = await makeLink()
    const guest = await makeGuest(app)
    const play = await begin(code, guest)
    const nodes = { ...RIVER.nodes, ferry: { ...RIVER.nodes['ferry'], text: 'Another ferry.' } }
    await app.call('updateStory', { ...own(), body: { story_structure: { ...RIVER, nodes } } })

    const later = await begin(code, guest)
    const kept = await app.ask('getSession', {
      token: guest.access_token,
      params: { session_id: play.session.id },
    })

    const opening = ({ session_data }: Play['session']) =>
      session_data.narrative_history[0]?.ai_response.narrative
    expect(opening(later.session)).toContain('Another ferry.')
    expect(opening(kept)).toContain('The ferryman waits')
    expect(kept.preview).toEqual({ preview_code: code, author: author.username })
  })

  test('is resumed while it is unfinished, and never as a play of the story', async () => {
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

  test('is counted nowhere: no play, no finish, no task, no rating, no figure', async () => {
    await publish()
    const code = await makeLink()
    const before = await storyRow()
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
    const figures = await app.db
      .selectFrom('story_days')
      .selectAll()
      .where('story_id', '=', story_id)
      .execute()
    const insight = await app.ask('getStoryInsight', own())

    expect(ended.ending).not.toBeNull()
    expect(ended.earned).toBeUndefined()
    expect(await tasks()).toEqual(tasksBefore)
    expect(rated.refusal().code).toBe('not_finished')
    expect(await storyRow()).toEqual(before)
    expect(await overview()).toEqual(overviewBefore)
    expect(figures).toEqual([])
    expect(insight.endings.every(({ players }) => players === null)).toBe(true)
  })

  test('shares endings with other tests of this story only, not with plays', async () => {
    await publish()
    const code = await makeLink()
    const tested = await begin(code)
    await finish(tested)
    const { player } = tested
    const token = player.access_token
    const endingsOf = async ({ session }: Play) => {
      const params = { session_id: session.id }
      const { endings } = await app.ask('getEnding', { token, params })
      return endings.flatMap(({ title }) => title ?? [])
    }
    const session = await app.ask('createSession', { token, body: { story_id } })
    const play = { player, storyId: story_id, session }
    const drown = async (it: Play) => {
      await choose(it, 'Cross the river with the ferryman')
      await choose(it, 'Knock where a door should be')
      await choose(it, 'Drink from the ceiling')
    }
    const again = await begin(code, player)

    await drown(play)
    await drown(again)

    expect(await endingsOf(play)).toEqual(['The Ceiling'])
    expect((await endingsOf(again)).toSorted()).toEqual(['The Beacon', 'The Ceiling'])
  })

  test('opens no codex page of the story', async () => {
    story_id = await newStory({ structure: teaStall, status: 'published' })
    const { player } = await begin(await makeLink())
    const codexOf = () => app.ask('getCodex', { token: player.access_token, params: { story_id } })

    const tested = await codexOf()
    await app.ask('createSession', { token: player.access_token, body: { story_id } })
    const played = await codexOf()

    expect([tested.pages.length, played.pages.length]).toEqual([0, 1])
  })

  test('is not offered as a play to continue after the ending of another story', async () => {
    await publish()
    const tested = story_id
    const { player } = await begin(await makeLink())
    const token = player.access_token
    story_id = await newStory({ status: 'published' })
    const session = await app.ask('createSession', { token, body: { story_id } })
    await finish({ player, storyId: story_id, session })

    const params = { session_id: session.id }
    const { next_story } = await app.ask('getEnding', { token, params })

    expect(next_story).toMatchObject({ id: tested, reason: { code: 'same_author' } })
  })

  test('is not counted as a session of its version, like a deleted play', async () => {
    await publish()
    await begin(await makeLink())
    const reader = await app.register()
    const token = reader.access_token
    const play = () => app.ask('createSession', { token, body: { story_id } })
    const { id: session_id } = await play()
    await app.call('deleteSession', { token, params: { session_id } })
    await play()

    const versions = await app.ask('listStoryVersions', own())

    expect(versions.map(({ sessions }) => sessions)).toEqual([1])
  })

  test('pays nothing when an account merges its guest', async () => {
    const code = await makeLink()
    const guest = await makeGuest(app)
    await finish(await begin(code, guest))
    const names = { username: `tester_${Date.now()}`, email: `t${Date.now()}@example.org` }
    const body = { ...names, password: 'Sagar#2042x', guest_token: guest.refresh_token }

    await app.call('register', { body })

    const paid = await app.db
      .selectFrom('ledger_transfers')
      .select('reason')
      .where('user_id', '=', guest.id)
      .where('reason', 'like', 'task:%')
      .execute()
    expect(paid).toEqual([])
  })

  test('adds nothing to the free text that its author sees', async () => {
    await publish()
    const code = await makeLink()
    for (const _ of [1, 2]) await say(await begin(code), 'sing to the ferryman')

    expect((await app.ask('listFreeInputs', own())).items).toEqual([])
  })

  test('can be reported, and cannot be shared', async () => {
    const play = await begin(await makeLink())
    const token = play.player.access_token
    const session_id = play.session.id

    const shared = await app.call('sharePlay', {
      token,
      params: { session_id },
      body: { shows_words: true },
    })
    const reported = await app.call('reportStory', {
      token,
      params: { story_id },
      body: { reason: 'other', session_id },
    })

    expect(shared.refusal().code).toBe('session_not_found')
    expect(reported.status).toBe(201)
  })

  test('does not prevent the deletion of a draft, and is deleted with it', async () => {
    const play = await begin(await makeLink())

    const deleted = await app.call('deleteStory', own())
    const left = await app.call('getSession', {
      token: play.player.access_token,
      params: { session_id: play.session.id },
    })

    expect(deleted.status).toBe(200)
    expect(left.refusal().code).toBe('session_not_found')
  })

  test('ends with the account of its author, like the links', async () => {
    const code = await makeLink()
    await begin(code)
    const { access_token: token, password } = author
    await app.call('deleteMe', { token, body: { password, stories: 'hand_over' } })
    app.clock.advance(8 * DAY_MS)

    await eraseAccounts(app.ports)

    const left = await app.db
      .selectFrom('stories')
      .select('id')
      .where('id', '=', story_id)
      .execute()
    expect(left).toEqual([])
    expect((await app.call('getPreview', by(code))).refusal().code).toBe('preview_not_found')
  })
})
