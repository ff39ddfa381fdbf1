import { expect, type APIRequestContext } from '@playwright/test'

import { newName } from './player.ts'

/** Throws if the call was rejected. */
export async function answered(sent: ReturnType<APIRequestContext['fetch']>) {
  const answer = await sent
  expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true)
  return JSON.parse((await answer.text()) || 'null')
}

export async function registerByCall(request: APIRequestContext) {
  const username = newName()
  const password = 'Lamp-0n-water!'
  const data = { username, email: `${username}@example.org`, password, confirm_password: password }
  const { tokens } = await answered(request.post('/api/v1/auth/register', { data }))
  return { username, headers: { authorization: `Bearer ${tokens.access_token}` } }
}
