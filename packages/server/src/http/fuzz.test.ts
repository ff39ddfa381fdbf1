import { ErrorBody } from '@kathasagar/api/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { rounds } from '../../../../scripts/checks/rounds.ts'
import { BOMBS, FORMAT_BOMBS } from '../../../interchange/src/testing/bombs.ts'
import { SAMPLES } from '../../../interchange/src/testing/samples.ts'
import { isRefusal } from '../services/refusal.ts'
import { operationsOf, requestsOf, type FuzzRequest } from '../test/fuzz/fuzzRequests.ts'
import { setStage, type FuzzStage } from '../test/fuzz/fuzzStage.ts'
import { hostileText } from '../test/fuzz/hostile.ts'
import { openTestApp } from '../test/openTestApp.ts'
import { openApiDocument } from './openApi.ts'

/** The same requests each time. `FUZZ_SEED` and `FUZZ_REQUESTS` send others. */
const seed = Number(process.env['FUZZ_SEED'] ?? 7)
const numRuns = Number(process.env['FUZZ_REQUESTS'] ?? rounds(5, 40))
/** Requests for which one stage is set: what they delete is there again for the next ones. */
const PER_STAGE = 60
/** As many as the password hasher lets wait. */
const IN_FLIGHT = 8

/** What no answer may tell: where our code lies, or what our database is asked. */
const INSIDES =
  /\.[cm]?[jt]s:\d|node_modules|\n\s+at |\bselect\s.+\sfrom\s|\bviolates\b|relation "|\bsqlstate\b|file:\/\/|\/(home|root|work|usr|tmp)\//i

const product = await openTestApp()
const document = openApiDocument()

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns what is wrong with an answer; null if nothing is. */
function faultOf(status: number, text: string, method: string): string | null {
  if (status >= 500) return `status ${status}`
  if (status < 400) return null
  if (INSIDES.test(text)) return 'it tells of our insides'
  const isOurs = method === 'HEAD' || ErrorBody.safeParse(parsedJson(text)).success
  return isOurs ? null : 'an error without a proper body'
}

const operations = operationsOf(document)
/** Operations of which a request was carried out. */
const done = new Set<string>()
let stage: FuzzStage | null = null
let left = 0

/** Returns the stage, a new one if the last is used up or one of its people was signed out. */
async function stageFor(requests: number): Promise<FuzzStage> {
  if (stage === null || left < requests) {
    stage = await setStage(product)
    left = PER_STAGE
  }
  left -= requests
  return stage
}

async function send({ people }: FuzzStage, id: string, { as, ...request }: FuzzRequest) {
  const isLogout = /\/auth\/logout\W*$/.test(request.url)
  const token = as === 'guest' || isLogout ? null : people[as].access_token
  const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await product.app.inject({
    ...request,
    method: request.method as 'GET',
    headers,
  })
  if (token !== null && answer.statusCode === 401) stage = null
  if (answer.statusCode < 400) done.add(id)
  const fault = faultOf(answer.statusCode, answer.payload, request.method)
  return fault && { fault, request, answer: answer.payload.slice(0, 300) }
}

test.each(operations)(
  '$id never falls over, whatever it is sent',
  async (operation) => {
    const faults: unknown[] = []
    for (let sent = 0; sent < numRuns; sent += PER_STAGE) {
      const some = { numRuns: Math.min(PER_STAGE, numRuns - sent), seed: seed + sent }
      const set = await stageFor(some.numRuns)
      const book = { schemas: document.components.schemas, likely: set.likely }
      const queue = fc.sample(requestsOf(operation, book), some)
      const sendNext = async () => {
        for (let next = queue.pop(); next; next = queue.pop())
          faults.push(await send(set, operation.id, next))
      }
      await Promise.all(Array.from({ length: IN_FLIGHT }, sendNext))
    }

    expect(faults).toHaveLength(numRuns)
    expect(faults.filter((fault) => fault !== null)).toEqual([])
  },
  600_000,
)

test('requests come far enough to try what stands behind the first check', () => {
  expect(done.size).toBeGreaterThan(operations.length / 3)
})

/** Longest stretch that is cut out, or repeated. */
const LONGEST = 200
const texts = Object.values(SAMPLES).flatMap((files) => files.map(({ text }) => text))
const bombs = [...BOMBS, ...FORMAT_BOMBS].map(([, piece]) => piece)

/** A piece of another story, a repeated bomb, or text that has broken servers before. */
const foreign = fc.oneof(
  fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(LONGEST))
    .map(([text, at, length]) => text.slice(at % (text.length + 1)).slice(0, length)),
  fc.tuple(fc.constantFrom(...bombs), fc.nat(300)).map(([piece, times]) => piece.repeat(times)),
  hostileText,
)
const damages = fc.array(
  fc.record({ at: fc.nat(), length: fc.nat(LONGEST), piece: foreign, file: fc.nat() }),
  { minLength: 1, maxLength: 4 },
)

test.each(Object.entries(SAMPLES))(
  'a damaged story in %s is read or refused, within its time and memory',
  async (_, files) => {
    for (const damage of fc.sample(damages, { numRuns, seed })) {
      const told = files.map(({ text }) => text)
      for (const { at, length, piece, file } of damage) {
        const text = told[file % files.length] ?? ''
        const from = at % (text.length + 1)
        told[file % files.length] = text.slice(0, from) + piece + text.slice(from + length)
      }
      const sent = files.map(({ name }, at) => ({ name, bytes: Buffer.from(told[at] ?? '') }))

      const read = await product.ports.storyImporter.read(sent)

      const words = isRefusal(read) ? JSON.stringify(read) : ''
      expect([words, told]).toEqual([expect.not.stringMatching(INSIDES), told])
      expect([words, told]).toEqual([expect.not.stringContaining('more time or memory'), told])
    }
  },
)
