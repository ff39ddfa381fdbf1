import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'

import { readGuestTokens, readTokens, saveGuestTokens } from '../auth/tokenStorage.ts'
import modelsApi from '../endpoints/models.ts'
import openSessionsApi from '../endpoints/openSessions.ts'
import { makeModels } from '../testing/fixtures/models.ts'
import { answer, refuse } from '../testing/handlers/answer.ts'
import { makeAccessToken } from '../testing/fixtures/account.ts'
import { clientOnServer } from '../test/clientOnServer.ts'

const renewed = { access_token: makeAccessToken(900, 'renewed'), refresh_token: 'guest-2' }
const sent: Record<string, string | null> = {}
const tell =
  (name: string, value: object) =>
  ({ request }: { request: Request }) => {
    sent[name] = request.headers.get('authorization')
    return HttpResponse.json(value)
  }

const { server, openStore } = clientOnServer()
beforeEach(() => {
  // Expired tokens must be renewed first.
  saveGuestTokens({ access_token: makeAccessToken(-1, 'spent'), refresh_token: 'guest-1' })
  server.use(
    http.get('*/game/sessions/', tell('listOpenSessions', [])),
    http.get('*/models/featured', tell('listModels', makeModels())),
  )
})

test('renews a guest’s token for play calls only, and sends it only with these', async () => {
  server.use(answer('refresh', { access_token: renewed.access_token, tokens: renewed }))
  const store = openStore()

  await store.dispatch(openSessionsApi.endpoints.listOpenSessions.initiate())
  await store.dispatch(modelsApi.endpoints.listModels.initiate())

  expect(sent['listOpenSessions']).toBe(`Bearer ${renewed.access_token}`)
  expect(sent['listModels']).toBeNull()
  expect(readGuestTokens()).toEqual(renewed)
  expect(readTokens()).toBeNull()
  expect(store.getState().auth).toMatchObject({ isSignedIn: false, isGuest: true })
})

test('removes a guest who is unknown to the server, without opening the login page', async () => {
  server.use(refuse('refresh', 'session_expired'))
  const store = openStore()

  await store.dispatch(openSessionsApi.endpoints.listOpenSessions.initiate())

  expect(sent['listOpenSessions']).toBeNull()
  expect(readGuestTokens()).toBeNull()
  expect(store.getState().auth).toMatchObject({ isGuest: false, isLost: false })
})
