import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'

import { ADMIN } from './adminSession.ts'

const PATTERN = 'A Measure Less'

/** Status if the review queue is full. */
const TOO_BUSY = 503
/** Status if the story was published by an attempt that seemed to fail. */
const ALREADY = 409

interface Placed {
  id: string
  tell: (method: 'PUT' | 'DELETE', path: string, data?: object) => Promise<unknown>
}

/** Publishes a copy of a shipped story with changes, as the admin. */
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
  // Retries only while the review queue is full.
  while (published.status() === TOO_BUSY) published = await publish()
  if (!isBusy || published.status() !== ALREADY) await answered(published)
  return { id, tell: ask }
}
