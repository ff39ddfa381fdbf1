import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'

import { ADMIN } from './adminSession.ts'

/** A story that is written whole, for one like it. */
const PATTERN = 'A Measure Less'

/** Said where reviews wait their turn. */
const TOO_BUSY = 503
/** Said to whoever publishes again what was published after they had been told to come again. */
const ALREADY = 409

interface Placed {
  id: string
  /** Sends something in the admin's name. */
  tell: (method: 'PUT' | 'DELETE', path: string, data?: object) => Promise<unknown>
}

/**
 * Publishes a story like a shipped one, by the admin, with what is changed in it. Where `changes`
 * says nothing it is the same.
 */
export async function publishStory(
  request: APIRequestContext,
  title: string,
  changes: object,
): Promise<Placed> {
  const answered = async (sent: APIResponse | Promise<APIResponse>) => {
    const answer = await sent
    expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true)
    return answer.text().then((text) => (text ? JSON.parse(text) : undefined))
  }
  const { tokens } = await answered(
    request.post('/api/v1/auth/login', {
      data: { email_or_username: ADMIN.email, password: ADMIN.password },
    }),
  )
  const send = (method: string, path: string, data?: object) =>
    request.fetch(`/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${tokens.access_token}` },
      ...(data ? { data } : {}),
    })
  const ask = (...call: Parameters<typeof send>) => answered(send(...call))
  const { stories } = await ask('GET', `/admin/stories?search=${encodeURIComponent(PATTERN)}`)
  const pattern = await ask('GET', `/stories/${stories[0].id}/edit`)
  const { id } = await ask('POST', '/stories/', { ...pattern, title })
  await ask('PUT', `/stories/${id}`, changes)
  const publish = () => send('PUT', `/stories/${id}/publish`)
  let published = await publish()
  const isBusy = published.status() === TOO_BUSY
  // Where reviews wait for a busy machine, the answer is to come again in a moment; no other is asked twice.
  while (published.status() === TOO_BUSY) published = await publish()
  if (!isBusy || published.status() !== ALREADY) await answered(published)
  return { id, tell: ask }
}
