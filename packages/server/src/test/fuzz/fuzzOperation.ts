import { ErrorBody } from '@kathasagar/api/contract'
import fc from 'fast-check'

import { openApiDocument } from '../../http/openApi.ts'
import { makePerson, setScene } from '../access/scenery.ts'
import type { TestApp } from '../buildTestApp.ts'
import { requestsOf, schemaBook, type FuzzRequest, type Operation } from './fuzzRequests.ts'

/** Requests between two sceneries: what they delete or use up is there again for the next ones. */
const PER_SCENE = 500

/** What no answer may tell: where our code lies, what our database is asked. */
const INSIDES =
  /\.[cm]?[jt]s:\d|node_modules|\n\s+at |\bselect\s.+\sfrom\s|\bviolates\b|relation "|\bsqlstate\b|file:\/\/|\/(home|root|work|usr|tmp)\//i

const document = openApiDocument()

/** Somebody of each kind, and ids that lead to something of theirs. */
async function setStage(product: TestApp) {
  const { owner, story, session } = await setScene(product, 'Us')
  const ids = [
    await story(),
    await story({ status: 'draft' }),
    await story({ content_rating: 'mature' }),
    await session(),
    owner.id,
  ]
  const [user, admin] = [await makePerson(product), await makePerson(product, { role: 'admin' })]
  return { ids, people: { user, owner, admin } }
}

/** What is wrong with an answer; nothing when it is an answer of ours. */
export function faultOf(status: number, text: string, method: string): string | null {
  if (status >= 500) return `status ${status}: ${text.slice(0, 200)}`
  if (status < 400) return null
  if (INSIDES.test(text)) return `tells of our insides: ${text.slice(0, 300)}`
  if (method === 'HEAD') return null
  const parsed = ErrorBody.safeParse(parsedJson(text))
  return parsed.success ? null : `an error without a proper body: ${text.slice(0, 200)}`
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export interface FuzzReport {
  requests: number
  /** How many answers of each status. */
  statuses: Map<number, number>
  slowestMs: number
}

async function send(product: TestApp, request: FuzzRequest, token: string | undefined) {
  const { method, url, headers, payload } = request
  const isSignedIn = token !== undefined && !url.includes('/auth/logout')
  return product.app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, ...(isSignedIn ? { authorization: `Bearer ${token}` } : {}) },
    ...(payload === undefined ? {} : { payload }),
  })
}

/** Sends so many requests made up from the OpenAPI document; throws at the first bad answer. */
export async function fuzzOperation(
  product: TestApp,
  operation: Operation,
  { requests, seed }: { requests: number; seed: number },
): Promise<FuzzReport> {
  const report: FuzzReport = { requests: 0, statuses: new Map(), slowestMs: 0 }

  for (let done = 0; done < requests; done += PER_SCENE) {
    const { ids, people } = await setStage(product)
    const property = fc.asyncProperty(
      requestsOf(operation, schemaBook(document, ids)),
      async (request) => {
        const token = request.as === 'guest' ? undefined : people[request.as].access_token
        const begun = performance.now()
        const { statusCode, payload } = await send(product, request, token)
        report.slowestMs = Math.max(report.slowestMs, performance.now() - begun)
        report.requests += 1
        report.statuses.set(statusCode, (report.statuses.get(statusCode) ?? 0) + 1)

        const fault = faultOf(statusCode, payload, request.method)
        if (fault) throw new Error(fault)
      },
    )
    const numRuns = Math.min(PER_SCENE, requests - done)
    await fc.assert(property, { numRuns, seed: seed + done, endOnFailure: false })
  }
  return report
}
