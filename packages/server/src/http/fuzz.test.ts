import { ErrorBody } from '@kathasagar/api/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { rounds } from '../../../../scripts/checks/rounds.ts'
import { BOMBS, FORMAT_BOMBS } from '../../../interchange/src/testing/bombs.ts'
import { SAMPLES } from '../../../interchange/src/testing/samples.ts'
import { makeLink } from '../modules/auth/index.ts'
import { grantCredits } from '../modules/ledger/index.ts'
import { isRefusal } from '../platform/call.ts'
import { makePerson, setScene } from '../test/access/scenery.ts'
import { insertTaxonomy, SOUND } from '../test/authoring.ts'
import type { TestApp } from '../test/buildTestApp.ts'
import { PASSWORD, type Player } from '../test/caller.ts'
import { insertStory } from '../test/factories.ts'
import { type FuzzRequest, operationsOf, requestsOf } from '../test/fuzz/fuzzRequests.ts'
import { hostileText } from '../test/fuzz/hostile.ts'
import { openTestApp } from '../test/openTestApp.ts'
import { beginPlay, RIVER } from '../test/play.ts'
import { openApiDocument } from './reference.ts'

const CREDITS_ENOUGH = 100_000

interface FuzzStage {
  likely: Record<string, readonly unknown[]>
  people: Record<Exclude<FuzzRequest['as'], 'guest'>, Player>
}

const storiesOf = async ({ db }: TestApp, author_id: string) =>
  Promise.all(
    (['draft', 'in_review', 'archived', 'published'] as const).map(async (status) => {
      const { id } = await insertStory(db, { author_id, structure: SOUND, status })
      return id
    }),
  )

async function setStage(product: TestApp): Promise<FuzzStage> {
  const { owner } = await setScene(product, 'Us')
  const [user, admin] = [await makePerson(product), await makePerson(product, { role: 'admin' })]
  await grantCredits(product.db, owner.id, CREDITS_ENOUGH, 'verification')
  const plays = [
    await beginPlay(product, { initial_xp: 100_000 }, owner),
    await beginPlay(product, { initial_xp: 100_000 }, owner),
  ]
  const stories = [...(await storiesOf(product, owner.id)), ...plays.map(({ storyId }) => storyId)]
  const turns = plays.flatMap(({ session }) =>
    session.session_data.narrative_history.map(({ turn_id }) => turn_id),
  )
  const { category_id, tag_ids } = await insertTaxonomy(product)
  const purposes = ['verify_email', 'reset_password', 'log_in', 'export_account'] as const
  const links = await Promise.all(purposes.map((of) => makeLink(product.ports, owner.id, of)))
  const newcomer = `n_${owner.id.slice(0, 8)}`

  return {
    people: { owner, user, admin },
    likely: {
      id: [...stories, ...turns, owner.id],
      story_id: stories,
      session_id: plays.map(({ session }) => session.id),
      category_id: [category_id],
      tag_id: tag_ids,
      into: [category_id, ...tag_ids],
      turn_id: turns,
      before: turns,
      after: turns,
      user_id: [owner.id, user.id, admin.id],
      author_id: [owner.id],
      refresh_token: [owner.refresh_token, user.refresh_token],
      token: links.map(({ token }) => token),
      email_or_username: [owner.username, user.email],
      username: [newcomer],
      email: [owner.email, `${newcomer}@example.org`],
      password: [PASSWORD],
      current_password: [PASSWORD],
      confirm_password: [PASSWORD],
      selected_model: ['kathakar', 'tenali', 'vishvakarma'],
      selected_choice: ['Cross the river with the ferryman', 'Follow the bank upstream'],
      revision: [0, 1],
      story_structure: [SOUND, RIVER],
      start_at: Object.keys(RIVER.nodes),
      cover_image_url: ['https://covers.example/a.jpg'],
      time_zone: ['UTC', 'Asia/Kolkata'],
      page: ['1', '2', '100000'],
      limit: ['1', '10'],
      q: ['river', 'story', 'ri'],
      amount: [1, 50],
      key: ['again', 'none'],
    },
  }
}

/** `FUZZ_SEED` and `FUZZ_REQUESTS` override the seed and the number of requests. */
const seed = Number(process.env['FUZZ_SEED'] ?? 7)
const numRuns = Number(process.env['FUZZ_REQUESTS'] ?? rounds(5, 40))
/** Number of requests per stage. They may delete the test data. */
const PER_STAGE = 60
/** Number of concurrent requests. The queue of the password hasher limits it. */
const IN_FLIGHT = 8

/** Internals that must not appear in a response: file paths and SQL. */
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

function faultOf(status: number, text: string, method: string): string | null {
  if (status >= 500) return `status ${status}`
  if (status < 400) return null
  if (INSIDES.test(text)) return 'it tells of our insides'
  const isOurs = method === 'HEAD' || ErrorBody.safeParse(parsedJson(text)).success
  return isOurs ? null : 'an error without a proper body'
}

const operations = operationsOf(document)
const done = new Set<string>()
let stage: FuzzStage | null = null
let left = 0

/** Returns a new stage if the old one is used up or a token is invalid. */
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
  const answer = await product.app.inject({ ...request, method: request.method as 'GET', headers })
  if (token !== null && answer.statusCode === 401) stage = null
  if (answer.statusCode < 400) done.add(id)
  const fault = faultOf(answer.statusCode, answer.payload, request.method)
  return fault && { fault, request, answer: answer.payload.slice(0, 300) }
}

test.each(operations)(
  '$id never fails with a server error for any request',
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

test('sends requests that pass the first check', () => {
  expect(done.size).toBeGreaterThan(operations.length / 3)
})

const LONGEST = 200
const texts = Object.values(SAMPLES).flatMap((files) => files.map(({ text }) => text))
const bombs = [...BOMBS, ...FORMAT_BOMBS].map(([, piece]) => piece)

/** Text to insert: part of another story, a repeated attack, or hostile text. */
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

test.each(Object.entries(SAMPLES))('reads or refuses a damaged story in %s', async (_, files) => {
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
})
