import { isPagePath, prefetchesAt, type PrefetchedCall } from '@kathasagar/api/contract'
import { withDeadline } from '@kathasagar/api/runtime/withDeadline'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface AnsweredCall extends PrefetchedCall {
  json: string
}

export interface PrefetchedPage {
  answers: readonly AnsweredCall[]
  isMissing: boolean
}

const MISSING_STATUSES = [404, 422]

/** Makes the calls of a page, using the cache and rate limits. The browser repeats slow calls. */
export async function prefetchQueries(
  app: FastifyInstance,
  { ip }: FastifyRequest,
  path: string,
  { prefetchWithinMs }: { prefetchWithinMs: number },
): Promise<PrefetchedPage> {
  const calls = prefetchesAt(path) ?? []
  const answers: AnsweredCall[] = []
  let isMissing = !isPagePath(path)
  const asked = calls.map(async (call) => {
    const { statusCode, payload } = await app.inject({ url: call.url, remoteAddress: ip })
    if (statusCode === 200) answers.push({ ...call, json: payload })
    if (MISSING_STATUSES.includes(statusCode)) isMissing = true
  })
  if (asked.length > 0)
    await withDeadline(Promise.allSettled(asked), { ms: prefetchWithinMs, late: null })

  // The order is fixed, so that the same answers give the same cache key.
  const inOrder = calls.flatMap(({ url }) => answers.find((answer) => answer.url === url) ?? [])
  return { answers: inOrder, isMissing }
}
