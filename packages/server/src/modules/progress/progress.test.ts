import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { dateInZone } from './taskStatus.ts'
import type { Player } from '../../test/caller.ts'
import { changeStory } from '../../test/factories.ts'
import { openTestApp } from '../../test/openTestApp.ts'
import { beginPlay, openPlay, type Play } from '../../test/play.ts'

const product = await openTestApp()

const tasksOf = ({ access_token: token }: Player, task_type: string, time_zone = 'UTC') =>
  product.ask('listTasks', { token, query: { task_type, time_zone } })
const collect = ({ access_token: token }: Player, time_zone = 'UTC') =>
  product.ask('collectRewards', { token, body: { time_zone } })
const creditsOf = async ({ access_token: token }: Player) =>
  (await product.ask('me', { token })).credits
const idsOf = ({ finished }: { finished: { task_id: string }[] }) =>
  finished.map(({ task_id }) => task_id).toSorted()

const giveStars = ({ id: user_id }: Player, stars: number) =>
  product.db
    .insertInto('task_rewards')
    .values({ user_id, period_key: 'earlier', coins: 0, stars, paid_at: product.clock.now() })
    .execute()

const valueOf = async (player: Player, task_type: string, id: string) =>
  (await tasksOf(player, task_type)).tasks.find(({ task_id }) => task_id === id)?.current_value

const setBack = ({ id }: Player) =>
  product.db.transaction().execute(async (db) => {
    await sql`alter table turns disable trigger user`.execute(db)
    for (const table of ['turns', 'game_sessions']) {
      await sql`update ${sql.table(table)} set created_at = created_at - interval '1 day'
        where user_id = ${id}`.execute(db)
    }
    await sql`alter table turns enable trigger user`.execute(db)
  })

const finishStory = async (player: Player) => toTheEnd(await beginPlay(product, {}, player))

async function toTheEnd(play: Play) {
  for (let turn = 0; turn < 8; turn += 1) {
    const answer = await play.acted({ action_type: 'continue', selected_model: 'kathakar' })
    if (answer.ending) return answer
    expect(answer.earned).toBeUndefined()
  }
  throw new Error('The story did not end')
}

const ZONES = [
  ['Asia/Nowhere', 330, '2026-03-01T18:29:00Z', '2026-03-01'],
  ['Asia/Nowhere', 330, '2026-03-01T18:31:00Z', '2026-03-02'],
  ['+05:30', 330, '2026-03-01T18:31:00Z', '2026-03-02'],
  ['America/Nowhere', -150, '2026-03-01T02:29:00Z', '2026-02-28'],
  ['Europe/Paris', 60, '2026-07-01T22:30:00Z', '2026-07-02'],
] as const

test('uses the day of the time zone, even if the database does not know the zone', async () => {
  for (const [timeZone, minutesAhead, instant, day] of ZONES) {
    const { rows } = await sql<{ day: string }>`
      select ${dateInZone('at', { timeZone, minutesAhead, today: day })}::text as day
      from (select ${instant}::timestamptz as at) as told`.execute(product.db)
    expect(rows).toEqual([{ day }])
  }
})

describe('the progress page', () => {
  test('shows every kind of task, and the first level for a new player', async () => {
    const player = await product.register()
    const lists = await Promise.all(
      ['daily', 'milestone', 'achievement'].map((type) => tasksOf(player, type)),
    )
    // Chrome's name for India's time zone is accepted, and unknown zones count as UTC.
    for (const zone of ['Asia/Calcutta', 'Middle/Earth']) {
      expect((await tasksOf(player, 'daily', zone)).tasks).toHaveLength(7)
    }

    expect(lists.map(({ tasks }) => tasks.length)).toEqual([7, 15, 22])
    expect(lists[0]?.summary).toMatchObject({
      level: { title: 'Listener at the Door', current: 1, current_stars: 0 },
      currency: { coins_balance: 20 },
    })
  })

  test('counts actions, and pays once with stars and credits for a hundred concurrent calls', async () => {
    const player = await product.register()
    await beginPlay(product, {}, player)
    const answers = await Promise.all(Array.from({ length: 100 }, () => collect(player)))
    const later = await collect(player)

    const { tasks, summary } = await tasksOf(player, 'daily')
    const begun = tasks.find(({ task_id }) => task_id === 'new-door')
    expect(answers.flatMap(idsOf)).toEqual(['new-door'])
    expect(later).toEqual({ finished: [], level_up: null })
    expect(begun).toMatchObject({ is_completed: true, progress_percentage: 100 })
    expect(summary?.currency.coins_balance).toBe(20 + 2)
    expect(summary?.level.current_stars).toBe(1)
  })

  test('is paid at an ending for all finished tasks, and the ending shows them', async () => {
    const player = await product.register()
    await giveStars(player, 2)

    const { earned, credits } = await finishStory(player)
    const later = await collect(player)

    const reward = { title: 'The first ending', coin_reward: 10, star_reward: 3 }
    expect(earned?.finished).toContainEqual({ task_id: 'first-ending', ...reward })
    expect(earned?.level_up).toEqual({ title: 'Keeper of the Wick', current: 2 })
    expect(idsOf(earned ?? later)).toEqual(['first-ending', 'new-door'])
    expect(credits).toBe(20 + 10 + 2)
    expect(await creditsOf(player)).toBe(credits)
    expect(later).toEqual({ finished: [], level_up: null })
  })

  test('counts a scene once, on the day of its first visit', async () => {
    const player = await product.register()
    const play = await beginPlay(product, {}, player)
    await play.walk('Follow the bank upstream', 'Climb the watchtower')
    const first = await valueOf(player, 'daily', 'five-rooms')
    await setBack(player)

    await play.walk('Climb down to the reeds', 'Call across the water')
    const known = await valueOf(player, 'daily', 'five-rooms')
    await play.choose('Cross the river with the ferryman')
    await play.undo()
    await play.choose('Cross the river with the ferryman')
    const entered = await valueOf(player, 'daily', 'five-rooms')
    await beginPlay(product, {}, player)

    expect([first, known, entered]).toEqual([3, 0, 1])
    expect(await valueOf(player, 'daily', 'five-rooms')).toBe(2)
  })

  test('counts finishers separately for each story', async () => {
    const author = await product.register()
    const first = await beginPlay(product, { author_id: author.id })
    await toTheEnd(first)
    const other = await beginPlay(product, { author_id: author.id })
    await toTheEnd(other)
    const before = await valueOf(author, 'achievement', 'teller-told')
    const again = await openPlay(product, other.player, first.storyId)

    await toTheEnd(again)

    expect([before, await valueOf(author, 'achievement', 'teller-told')]).toEqual([1, 2])
  })

  test('reopens daily tasks at midnight, even if they were paid late', async () => {
    const player = await product.register()
    const now = product.clock.now()
    // In this zone, it is 11:00 now. The payment was at 21:00 on the previous day.
    const ahead = 11 - now.getUTCHours()
    const timeZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
    const paid_at = new Date(now.getTime() - 14 * 60 * 60_000)
    const yesterday = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(paid_at)
    const paid = { period_key: `new-door:${yesterday}`, coins: 2, stars: 1, paid_at }
    const row = { user_id: player.id, ...paid }
    await product.db.insertInto('task_rewards').values(row).execute()
    const { tasks } = await tasksOf(player, 'daily', timeZone)
    await beginPlay(product, {}, player)

    const today = await collect(player, timeZone)

    const isOpen = tasks.find(({ task_id }) => task_id === 'new-door')
    expect(isOpen).toMatchObject({ is_completed: false, progress_percentage: 0 })
    expect(idsOf(today)).toEqual(['new-door'])
  })

  test('pays for the previous day once in all time zones, together with the next day', async () => {
    const player = await product.register()
    await beginPlay(product, {}, player)
    await setBack(player)

    const late = await collect(player)
    const later = []
    for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Niue'])
      later.push(...idsOf(await collect(player, zone)))
    await beginPlay(product, {}, player)
    const today = await collect(player)

    expect([idsOf(late), later, idsOf(today)]).toEqual([['new-door'], [], ['new-door']])
    expect(await creditsOf(player)).toBe(20 + 2 + 2)
  })

  test('shows a task once even if it is paid for two days', async () => {
    const player = await product.register()
    await beginPlay(product, {}, player)
    await setBack(player)
    await beginPlay(product, {}, player)

    const { finished } = await collect(player)
    expect(finished).toMatchObject([{ task_id: 'new-door', coin_reward: 4, star_reward: 2 }])
  })

  test('neither completes nor pays a task below its level, even with concurrent calls', async () => {
    const player = await product.register()
    const play = await beginPlay(product, {}, player)
    await play.acted({ action_type: 'show' })
    const taskNow = async () =>
      (await tasksOf(player, 'daily')).tasks.find(({ task_id }) => task_id === 'a-picture')

    const answers = await Promise.all(Array.from({ length: 12 }, () => collect(player)))
    const below = await taskNow()
    await giveStars(player, 6)
    const later = await Promise.all(Array.from({ length: 12 }, () => collect(player)))

    expect(answers.flatMap(idsOf)).toEqual(['new-door'])
    expect(below).toMatchObject({ is_locked: true, is_completed: false, level_required: 2 })
    expect(later.flatMap(idsOf)).toContain('a-picture')
    expect(later.flatMap(idsOf)).toEqual([...new Set(later.flatMap(idsOf))])
    expect(await taskNow()).toMatchObject({ is_locked: false, is_completed: true })
  })

  test('can hide completed tasks, and the wallet shows their reason', async () => {
    const player = await product.register()
    await finishStory(player)
    const { access_token: token } = player
    const query = { task_type: 'milestone', include_completed: 'false' }
    const { tasks } = await product.ask('listTasks', { token, query })
    const { entries } = await product.ask('getWallet', { token })

    expect(tasks.map(({ task_id }) => task_id)).not.toContain('first-ending')
    expect(entries.map(({ reason }) => reason)).toContain('Task finished: The first ending')
  })
})

test('does not count sessions of the author’s own draft, even after it is published', async () => {
  const player = await product.register()
  const draft = { author_id: player.id, status: 'draft', published_at: null } as const
  const play = await beginPlay(product, draft, player)
  const ended = await toTheEnd(play)
  const published = { status: 'published', published_at: new Date() } as const
  await changeStory(product.db, play.storyId, published)

  expect(ended.earned?.finished).toEqual([])
  expect(idsOf(await collect(player))).not.toContain('first-ending')
  const begun: string[] = []
  for (const type of ['daily', 'milestone', 'achievement']) {
    const { tasks } = await tasksOf(player, type)
    begun.push(...tasks.flatMap((task) => (task.current_value > 0 ? task.task_id : [])))
  }
  // Only these two tasks have progress, because they count published stories.
  expect(begun).toEqual(['first-published', 'three-books'])
})
