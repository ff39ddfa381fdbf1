import {
  makeActionAnswer,
  makeHistoryEntry,
  makeId,
  makeSession,
  makeSessionData,
} from '@kathasagar/api/testing'
import { expect, test, vi } from 'vitest'

import type { LocalTurn } from './pendingTurns.ts'
import { sendAfterTurn } from './sendTurn.ts'

const AFTER = makeId(1)
const turn: LocalTurn = {
  key: 'a-key',
  after: AFTER,
  head: 'a-key',
  at: '2026-01-01T00:00:00.000Z',
  action: { action_type: 'continue', selected_model: 'kathakar' },
  told: 'The rope goes slack.',
  choices: [],
}
const joined = { data: makeActionAnswer() }
const refused = (code: string) => ({ error: { status: 409, data: { code, detail: '' } } })
const standing = (turn_id: string) => ({
  data: makeSession({
    session_data: makeSessionData({ narrative_history: [makeHistoryEntry({ turn_id })] }),
  }),
})

async function sendTo(...answers: readonly object[]) {
  const waiting = [...answers]
  const dispatch = vi.fn(async () => waiting.shift())
  const joining = { dispatch: dispatch as never, owner: 'tara', session_id: makeId(2) }
  return { sent: await sendAfterTurn(joining, turn, AFTER), asked: dispatch.mock.calls.length }
}

test('syncs a turn that follows the current one directly', async () => {
  expect(await sendTo(joined)).toEqual({ sent: { answer: joined.data, hasMoved: false }, asked: 1 })
})

test('moves back a session that continued on another device, so that the turn becomes a branch', async () => {
  const { sent, asked } = await sendTo(
    refused('session_moved'),
    standing(makeId(9)),
    joined,
    joined,
  )

  expect(sent).toEqual({ answer: joined.data, hasMoved: true })
  expect(asked).toBe(4)
})

test('treats a refusal at the correct turn as permanent', async () => {
  const { sent } = await sendTo(refused('nothing_to_undo'), standing(AFTER))

  expect(sent).toEqual({ refused: 'nothing_to_undo', hasMoved: false })
})

test('does not move the session after other refusals', async () => {
  expect(await sendTo(refused('not_enough_xp'))).toEqual({
    sent: { refused: 'not_enough_xp', hasMoved: false },
    asked: 1,
  })
})

test.each([
  ['nobody answers', { error: { status: 'FETCH_ERROR', error: 'gone' } }],
  ['the server fails', { error: { status: 503, data: { code: 'database_away', detail: '' } } }],
  ['the same action runs', refused('action_running')],
])('retries later if %s', async (_what, answer) => {
  expect((await sendTo(answer)).sent).toEqual({ later: true, hasMoved: false })
})

test('retries later if the session cannot be moved back', async () => {
  const { sent } = await sendTo(refused('session_moved'), standing(makeId(9)), refused('internal'))

  expect(sent).toEqual({ later: true, hasMoved: false })
})

test('ignores the cached session if loading it fails', async () => {
  const stale = { ...standing(AFTER), error: { status: 'FETCH_ERROR', error: 'gone' } }

  const { sent } = await sendTo(refused('session_moved'), stale)

  expect(sent).toEqual({ later: true, hasMoved: false })
})
