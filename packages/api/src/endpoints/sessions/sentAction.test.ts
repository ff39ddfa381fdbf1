import { expect, test, vi } from 'vitest'

import type { HistoryEntry } from '../../contract/history.ts'
import { ActionBody } from '../../contract/sessions.ts'
import { LIMITS } from '../../contract/vocabulary/vocabulary.ts'
import {
  makeActionAnswer,
  makeHistoryEntry,
  makeSession,
  makeSessionData,
  makeStoryAnswer,
} from '../../testing/fixtures/play.ts'
import { answer } from '../../testing/handlers/answer.ts'
import { clientOnServer } from '../../test/clientOnServer.ts'
import sessionsApi from '../sessions.ts'

const { server, openStore } = clientOnServer()
const { getSession, takeAction } = sessionsApi.endpoints
const session_id = makeSession().id

async function bodiesOf(actions: ActionBody[], narrative_history: HistoryEntry[]) {
  const bodies: unknown[] = []
  server.use(
    answer('getSession', makeSession({ session_data: makeSessionData({ narrative_history }) })),
    answer('takeAction', async (request) => {
      bodies.push(await request.json())
      return makeActionAnswer({ session_data: makeSessionData({ narrative_history }) })
    }),
  )
  const { dispatch } = openStore()
  await dispatch(getSession.initiate(session_id))
  for (const [index, action] of actions.entries()) {
    await dispatch(takeAction.initiate({ session_id, key: `click-${index}`, action }))
  }
  return bodies
}

const entryOf = (number: number, told: Partial<HistoryEntry['ai_response']>) =>
  makeHistoryEntry({ number, ai_response: makeStoryAnswer(told) })

test('adds session, visible turn, and time zone to every action', async () => {
  const selected_model = 'tenali'
  const after = makeHistoryEntry().turn_id
  const sent = { selected_model, session_id, after, time_zone: 'Asia/Kolkata' }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'Asia/Kolkata',
  })
  const bodies = await bodiesOf(
    [
      { action_type: 'continue', selected_model },
      { action_type: 'continue', selected_model, selected_choice: 'Pull the rope in' },
      { action_type: 'immerse', selected_model },
      { action_type: 'custom_action', selected_model, user_action: 'I pull' },
      { action_type: 'undo', selected_model },
    ],
    [makeHistoryEntry()],
  )

  expect(bodies).toEqual([
    { action_type: 'continue', ...sent },
    { action_type: 'continue', ...sent, selected_choice: 'Pull the rope in' },
    { action_type: 'immerse', ...sent },
    { action_type: 'custom_action', ...sent, user_action: 'I pull' },
    { action_type: 'undo', ...sent },
  ])
})

const show: ActionBody = { action_type: 'show', selected_model: 'vishvakarma' }

test.each([
  ['a narrative', { narrative: 'The rope is wet.' }, 'The rope is wet.'],
  ['a closer look', { setup: 'Nine knots.' }, 'Nine knots.'],
  ['words in place of a picture', { fallback_description: 'A knot.' }, 'A knot.'],
  ['a picture, and before it a narrative', { image_url: '/pictures/1.svg' }, 'It began.'],
])('sends the latest narration with Show: %s', async (_what, told, words) => {
  const history = [entryOf(0, { narrative: 'It began.' }), entryOf(1, told)]

  expect(await bodiesOf([show], history)).toEqual([
    { ...show, session_id, after: history[1]?.turn_id, last_text_response: words },
  ])
})

test('sends no text with Show if there is no narration', async () => {
  expect(await bodiesOf([show], [entryOf(0, {})])).toEqual([
    { ...show, session_id, after: entryOf(0, {}).turn_id },
  ])
})

test('cuts long narrations between characters', async () => {
  const history = [entryOf(0, { narrative: '🪔'.repeat(LIMITS.lastTextMax + 1) })]

  const [body] = await bodiesOf([show], history)

  expect(ActionBody.parse(body).last_text_response).toBe('🪔'.repeat(LIMITS.lastTextMax))
})
