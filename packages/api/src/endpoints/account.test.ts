import { expect, test } from 'vitest'

import { saveTokens, saveUser } from '../auth/tokenStorage.ts'
import { makeAuthor } from '../testing/fixtures/stories.ts'
import { makeId } from '../testing/fixtures/ids.ts'
import { makeSignedIn, makeUser } from '../testing/fixtures/account.ts'
import { answer, refuse } from '../testing/handlers/answer.ts'
import { clientOnServer } from '../test/clientOnServer.ts'
import accountApi from './account.ts'
import profileApi from './account/profile.ts'
import authorsApi from './authors.ts'
import authApi from './auth.ts'

const { server, openStore } = clientOnServer()
const { getModelKey, logoutAll, deleteMe } = accountApi.endpoints
const password = 'Sagar#2042x'
const erased_at = '2025-03-16T09:30:00.000Z'
const modelKey = { is_allowed: true, key: null }
const logIn = { email_or_username: 'tara', password, remember_me: false }

async function openPage() {
  saveTokens(makeSignedIn().tokens)
  saveUser(makeUser())
  server.use(answer('getModelKey', modelKey))
  const store = openStore()
  await store.dispatch(getModelKey.initiate(undefined, { subscribe: false }))
  return { ...store, kept: () => getModelKey.select(undefined)(store.getState()).data }
}

test.each([
  ['signed out everywhere', logoutAll.initiate({ password })],
  ['deleted the account', deleteMe.initiate({ password, stories: 'remove' })],
])('clears the cache after the user has %s', async (_what, leave) => {
  server.use(answer('logoutAll', { ok: true }), answer('deleteMe', { erased_at }))
  const { dispatch, kept } = await openPage()
  expect(kept()).toEqual(modelKey)

  await dispatch(leave as never)

  await expect.poll(kept).toBeUndefined()
})

test('does not change the page after a failed call', async () => {
  server.use(refuse('logoutAll', 'wrong_credentials'))
  const { dispatch, kept } = await openPage()

  await dispatch(logoutAll.initiate({ password }))

  expect(kept()).toEqual(modelKey)
})

test.each([
  ['somebody else forgets', makeId(999), undefined],
  ['the same reader keeps', makeUser().id, modelKey],
])('a login of %s the cache of the previous user', async (_who, id, expected) => {
  const { dispatch, kept } = await openPage()
  server.use(answer('login', makeSignedIn({ id })))

  await dispatch(authApi.endpoints.login.initiate(logIn))

  await expect.poll(kept).toEqual(expected)
})

test('shows an updated profile on the user’s own author page', async () => {
  let about = 'Before'
  server.use(
    answer('getAuthor', () => makeAuthor({ about })),
    answer('updateMe', makeUser()),
  )
  const { dispatch, getState } = await openPage()
  const { getAuthor } = authorsApi.endpoints
  await dispatch(getAuthor.initiate('tara'))

  about = 'After'
  await dispatch(profileApi.endpoints.updateMe.initiate({ about }))

  await expect.poll(() => getAuthor.select('tara')(getState()).data?.about).toBe('After')
})
