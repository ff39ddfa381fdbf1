import type { HistoryEntry } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { expect, test } from 'vitest'

import { openPlayApp } from '../../test/openTestApp.ts'
import { beginPlay, newestOf, type Play, say } from '../../test/play.ts'

const app = await openPlayApp()

const FIRST_PAGE_BYTES = 100_000

const LONG_WORDS = ' कखगघङ'.repeat(STORY_LIMITS.customActionMax / 6)

async function walk(play: Play, turns: number, first = 0) {
  for (let turn = first; turn < first + turns; turn += 1) {
    await play.choose(turn % 2 ? 'Call across the water' : 'Follow the bank upstream')
  }
}

const history = (play: Play, query: Record<string, string | number>) =>
  app.call('listHistory', { ...play.on(), query })

async function readBack(play: Play): Promise<HistoryEntry[]> {
  const entries = [...(await play.look()).session_data.narrative_history]
  for (;;) {
    const page = (await history(play, { before: entries[0]?.turn_id ?? '' })).answer()
    entries.unshift(...page.entries)
    if (!page.has_more) return entries
  }
}

const numbersOf = (entries: readonly HistoryEntry[]) => entries.map(({ number }) => number)

test('opens a long session with its newest page, and connects earlier pages of any length', async () => {
  const play = await beginPlay(app)
  await walk(play, 120)

  const { session_data } = await play.look()
  const whole = await readBack(play)
  const before = newestOf({ session_data }).turn_id
  const { entries, has_more } = (await history(play, { before, limit: 3 })).answer()

  expect(session_data.narrative_history).toHaveLength(LIMITS.historyPage)
  expect(numbersOf(whole)).toEqual(Array.from({ length: 121 }, (_unused, number) => number))
  expect(whole.slice(1).map(({ parent_id }) => parent_id)).toEqual(
    whole.slice(0, -1).map(({ turn_id }) => turn_id),
  )
  expect([numbersOf(entries), has_more]).toEqual([[117, 118, 119], true])
})

test('shows undone turns on no page', async () => {
  const play = await beginPlay(app)
  await walk(play, 4)
  for (const _twice of [1, 2]) await play.undo()
  await play.say('sing to the reeds')

  const whole = await readBack(play)

  expect(whole.map(({ user_input }) => user_input)).toEqual([null, null, null, 'sing to the reeds'])
})

test('puts fewer of the longest inputs on a page, so that it is not larger', async () => {
  const play = await beginPlay(app, { initial_xp: 100 })
  for (let turn = 0; turn < 20; turn += 1) {
    const user_action = `${turn}${LONG_WORDS}`.slice(0, STORY_LIMITS.customActionMax)
    await play.acted(say(user_action, 'kathakar'))
    await walk(play, 1, turn)
  }

  const page = await app.call('getSession', play.on())

  expect(Buffer.byteLength(page.text)).toBeLessThan(FIRST_PAGE_BYTES)
  expect(await readBack(play)).toHaveLength(41)
})

test.for([
  ['a turn of another session', 404, 'not_found'],
  ['a turn that is none', 422, 'invalid_fields'],
] as const)('refuses %s as a cursor', async ([which, status, code]) => {
  const play = await beginPlay(app)
  const other = await beginPlay(app, {}, play.player)
  const before = which === 'a turn that is none' ? 'none' : newestOf(other.session).turn_id

  const page = await history(play, { before })

  expect([page.status, page.refusal().code]).toEqual([status, code])
})
