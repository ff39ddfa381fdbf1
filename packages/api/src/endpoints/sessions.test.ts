import { configureStore } from '@reduxjs/toolkit'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { authReducer } from '../auth/authSlice.ts'
import { api } from '../client/apiSlice.ts'
import type { GameSession } from '../contract/sessions.ts'
import { makeActionAnswer, makeSession } from '../testing/fixtures/sessions.ts'
import { answer } from '../testing/handlers/answer.ts'
import { sessionsApi } from './sessions.ts'
import { openSessionsApi } from './openSessions.ts'

vi.stubGlobal('localStorage', {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
})

const server = setupServer()
beforeAll(() => server.listen())
afterAll(() => server.close())

const { getSession, takeAction } = sessionsApi.endpoints

const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer, auth: authReducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })

test('a session that was begun stands there before it is asked for', async () => {
  const session = makeSession()
  server.use(answer('createSession', session))
  const store = makeStore()

  const { createSession } = openSessionsApi.endpoints
  await store.dispatch(createSession.initiate({ story_id: session.story.id }))

  const held = () => getSession.select(session.id)(store.getState()).data
  await expect.poll(held).toEqual(session)
})

test('a session that was asked for before an action, and comes after it, does not take its turn back', async () => {
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
  const store = makeStore()
  await store.dispatch(getSession.initiate(before.id))

  const asked = store.dispatch(getSession.initiate(before.id, { forceRefetch: true }))
  const action = { action_type: 'continue', selected_model: 'tenali' } as const
  await store.dispatch(takeAction.initiate({ session_id: before.id, key: 'a-click', action }))
  late.resolve(before)
  await asked

  const shown = () => getSession.select(before.id)(store.getState()).data?.session_data
  await expect.poll(() => shown()?.narrative_history.at(-1)?.turn_id).toBe(told.turn_id)
})
