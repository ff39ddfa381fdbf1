import { isPagePath, prefetchesAt, type PrefetchedCall } from '@kathasagar/api/contract'
import { withDeadline } from '@kathasagar/api/runtime/withDeadline'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A call that a page makes first, with its answer in JSON. */
export interface AnsweredCall extends PrefetchedCall {
  json: string
}

/** What a page shows first, and whether there is such a page at all. */
export interface FirstLook {
  answers: readonly AnsweredCall[]
  /** Nobody may see what the address names, or it names nothing. */
  isMissing: boolean
}

/** How the API says that an address names nothing, or nothing that anybody may see. */
const NAMES_NOTHING = [404, 422]

/**
 * What a guest's browser would ask as soon as the page runs, so that it need not. It is asked
 * through the API's own door: the same cache, the same limits for the same address. What has not
 * come within so many milliseconds is left to the page.
 */
export async function prefetchQueries(
  app: FastifyInstance,
  { ip }: FastifyRequest,
  path: string,
  { prefetchWithinMs }: { prefetchWithinMs: number },
): Promise<FirstLook> {
  const calls = prefetchesAt(path) ?? []
  const answers: AnsweredCall[] = []
  let isMissing = !isPagePath(path)
  const asked = calls.map(async (call) => {
    const { statusCode, payload } = await app.inject({ url: call.url, remoteAddress: ip })
    if (statusCode === 200) answers.push({ ...call, json: payload })
    if (NAMES_NOTHING.includes(statusCode)) isMissing = true
  })
  if (asked.length > 0)
    await withDeadline(Promise.allSettled(asked), { ms: prefetchWithinMs, late: null })

  // In the table's order, so that the same answers are the same page; what comes late is left out.
  const inOrder = calls.flatMap(({ url }) => answers.find((answer) => answer.url === url) ?? [])
  return { answers: inOrder, isMissing }
}
