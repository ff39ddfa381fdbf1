import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'

import type { GameSession } from '../contract/sessions.ts'
import { makeMemory, makeActionAnswer, makeSession } from '../testing/fixtures/play.ts'
import { answer } from '../testing/handlers/answer.ts'
import { clientOnServer } from '../test/clientOnServer.ts'
import sessionsApi from './sessions.ts'
import playsApi from './plays.ts'
import openSessionsApi from './openSessions.ts'

const { server, openStore } = clientOnServer()

const { getSession, takeAction } = sessionsApi.endpoints

test('makes a new session available before it is fetched', async () => {
  const session = makeSession()
  server.use(answer('createSession', session))
  const store = openStore()

  const { createSession } = openSessionsApi.endpoints
  await store.dispatch(createSession.initiate({ story_id: session.story.id }))

  const held = () => getSession.select(session.id)(store.getState()).data
  await expect.poll(held).toEqual(session)
})

test('does not undo a turn by a session response that is older than its action', async () => {
  const before = makeSession()
  const told = makeActionAnswer()
  const after: GameSession = {
    ...before,
    session_data: {
      ...told.session_data,
      narrative_history: [
        ...before.session_data.narrative_history,
        ...told.session_data.narrative_history,
      ],
    },
  }
  const late = Promise.withResolvers<GameSession>()
  const answers = [before, late.promise, after]
  server.use(
    answer('getSession', () => answers.shift() ?? after),
    answer('takeAction', told),
  )
  const store = openStore()
  await store.dispatch(getSession.initiate(before.id))

  const asked = store.dispatch(getSession.initiate(before.id, { forceRefetch: true }))
  const action = { action_type: 'continue', selected_model: 'tenali' } as const
  await store.dispatch(takeAction.initiate({ session_id: before.id, key: 'a-click', action }))
  late.resolve(before)
  await asked

  const shown = () => getSession.select(before.id)(store.getState()).data?.session_data
  await expect.poll(() => shown()?.narrative_history.at(-1)?.turn_id).toBe(told.turn_id)
})

test('reloads the session after a fact is deleted, because choices may depend on it', async () => {
  const before = makeSession()
  const after = { ...before, session_data: { ...before.session_data, choices: ['Walk on'] } }
  const answers = [before, after]
  server.use(
    answer('getSession', () => answers.shift() ?? after),
    answer('deleteFact', makeMemory()),
  )
  const store = openStore()
  await store.dispatch(getSession.initiate(before.id))

  const line = { session_id: before.id, line_id: 'a-line' }
  await store.dispatch(playsApi.endpoints.deleteFact.initiate(line))

  const shown = () => getSession.select(before.id)(store.getState()).data?.session_data
  await expect.poll(() => shown()?.choices).toEqual(['Walk on'])
})

test('reads the card of an ending as a file', async () => {
  class Reader {
    result = 'data:image/png;base64,eA=='
    onload = () => undefined
    readAsDataURL = () => this.onload()
  }
  vi.stubGlobal('FileReader', Reader)
  const headers = { 'content-disposition': "inline; filename*=UTF-8''ending.png" }
  server.use(http.get('*/game/sessions/*', () => new HttpResponse('x', { headers })))

  const card = { session_id: makeSession().id, turn_id: 't', shape: 'wide', lang: 'en' } as const
  const { data } = await openStore().dispatch(playsApi.endpoints.getEndingCard.initiate(card))

  expect(data).toEqual({ file_name: 'ending.png', url: 'data:image/png;base64,eA==' })
})
