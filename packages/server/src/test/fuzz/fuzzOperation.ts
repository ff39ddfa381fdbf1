import { ErrorBody } from '@kathasagar/api/contract'
import fc from 'fast-check'

import { openApiDocument } from '../../http/openApi.ts'
import type { TestApp } from '../buildTestApp.ts'
import { requestsOf, type FuzzRequest, type Operation } from './fuzzRequests.ts'
import { restorePerson, setStage, type FuzzStage } from './fuzzStage.ts'

/** Requests between two sceneries: what they delete or use up is there again for the next ones. */
const PER_SCENE = 250
/** As many people at a time as the hasher lets wait, and far fewer than it refuses. */
const IN_FLIGHT = 8

/** What no answer may tell: where our code lies, what our database is asked. */
export const INSIDES =
  /\.[cm]?[jt]s:\d|node_modules|\n\s+at |\bselect\s.+\sfrom\s|\bviolates\b|relation "|\bsqlstate\b|file:\/\/|\/(home|root|work|usr|tmp)\//i

const { components } = openApiDocument()

/** How far a request came. */
export const REACHES = ['done', 'refused', 'misshapen', 'stranger'] as const
/** Carried out · refused by a rule · turned away for its shape · turned away unknown. */
export type Reach = (typeof REACHES)[number]

const OF_SHAPE = new Set([
  'malformed_request',
  'invalid_action',
  'invalid_fields',
  'too_large',
  'not_json',
  'method_not_allowed',
])
const OF_STRANGERS = new Set(['not_signed_in', 'session_expired', 'account_suspended'])

interface Judged {
  reach: Reach
  /** What is wrong with an answer; nothing when it is an answer of ours. */
  fault: string | null
}

export function judgeAnswer(status: number, text: string, method: string): Judged {
  const faulty = (fault: string): Judged => ({ reach: 'refused', fault })
  if (status >= 500) return faulty(`status ${status}: ${text.slice(0, 200)}`)
  if (status < 400) return { reach: 'done', fault: null }
  if (INSIDES.test(text)) return faulty(`tells of our insides: ${text.slice(0, 300)}`)
  if (method === 'HEAD') return { reach: 'misshapen', fault: null }
  const parsed = ErrorBody.safeParse(parsedJson(text))
  if (!parsed.success) return faulty(`an error without a proper body: ${text.slice(0, 200)}`)
  const { code } = parsed.data
  if (OF_SHAPE.has(code)) return { reach: 'misshapen', fault: null }
  return { reach: OF_STRANGERS.has(code) ? 'stranger' : 'refused', fault: null }
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
  /** How many requests came how far. */
  reaches: Record<Reach, number>
  /** How many answers of each status. */
  statuses: Map<number, number>
  /** In milliseconds, waiting for the others in flight included. */
  times: number[]
}

const emptyReport = (): FuzzReport => ({
  requests: 0,
  reaches: { done: 0, refused: 0, misshapen: 0, stranger: 0 },
  statuses: new Map(),
  times: [],
})

function send({ app }: TestApp, { people }: FuzzStage, request: FuzzRequest) {
  const { as, method, url, headers, payload } = request
  const token = as === 'guest' || /\/auth\/logout\W*$/.test(url) ? null : people[as].access_token
  return app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(payload === undefined ? {} : { payload }),
  })
}

/** Sends one request and writes down how it went; throws when the answer is bad. */
async function tryRequest(
  product: TestApp,
  stage: FuzzStage,
  report: FuzzReport,
  request: FuzzRequest,
) {
  const begun = performance.now()
  const { statusCode, payload } = await send(product, stage, request)
  const { reach, fault } = judgeAnswer(statusCode, payload, request.method)
  report.times.push(performance.now() - begun)
  report.requests += 1
  report.reaches[reach] += 1
  report.statuses.set(statusCode, (report.statuses.get(statusCode) ?? 0) + 1)
  if (fault) throw new Error(`${fault} — to ${JSON.stringify(request).slice(0, 4000)}`)
  if (reach === 'stranger' && request.as !== 'guest') {
    await restorePerson(product, stage.people[request.as])
  }
}

/** Sends so many requests made up from the OpenAPI document; throws at the first bad answer. */
export async function fuzzOperation(
  product: TestApp,
  operation: Operation,
  { requests, seed }: { requests: number; seed: number },
): Promise<FuzzReport> {
  const report = emptyReport()
  for (let done = 0; done < requests; done += PER_SCENE) {
    const stage = await setStage(product)
    const book = { schemas: components.schemas, likely: stage.likely }
    const numRuns = Math.min(PER_SCENE, requests - done)
    const queue = fc.sample(requestsOf(operation, book), { numRuns, seed: seed + done })
    const sendNext = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        await tryRequest(product, stage, report, next)
      }
    }
    await Promise.all(Array.from({ length: IN_FLIGHT }, sendNext))
  }
  return report
}
