import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildTestApp } from '../test/buildTestApp.ts'
import { openStream, sendPiece } from '../test/chatWire.ts'
import { startFailingServer, type Exchange, type FailingServer } from '../test/failingServer.ts'
import { listenOnLoopback } from '../test/listenOnLoopback.ts'
import { NetworkPlayer } from '../test/networkPlayer.ts'
import { startServerProcess, type ServerProcess } from '../test/serverProcess.ts'
import { testFolder } from '../test/testFolder.ts'

const TOKEN = 'only-the-collector-knows-this'
const CANARY = 'kanari-words-of-a-player'
const TOLD = 'The canary of the storyteller sings, and the river listens to every word of it.'

interface OtlpSpan {
  name: string
  spanId: string
  traceId: string
  parentSpanId?: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

async function startCollector() {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  const spans = () =>
    bodies.flatMap((body) => {
      const sent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[] }
      return sent.resourceSpans.flatMap((it) => it.scopeSpans.flatMap((scope) => scope.spans))
    })
  return { ...(await listenOnLoopback(server)), bodies, spans }
}

const folder = testFolder()
let collector: Awaited<ReturnType<typeof startCollector>>
let provider: FailingServer
let server: ServerProcess
let sessionId: string

function tellAndCount({ response, attempt }: Exchange): void {
  if (attempt === 1) return void response.writeHead(503).end('{"error":{"message":"no"}}')
  openStream(response)
  sendPiece(response, TOLD)
  const usage = { prompt_tokens: 321, completion_tokens: 45, total_tokens: 366 }
  const end = { id: 'c', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage }
  response.end(`data: ${JSON.stringify(end)}\n\ndata: [DONE]\n\n`)
}

async function play(): Promise<void> {
  const player = await new NetworkPlayer().signUp(server.address)
  sessionId = (await player.begin(server.address)).id
  const toldTurn = await fetch(`${server.address}/api/v1/game/sessions/${sessionId}/action`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${player.token}`,
      'content-type': 'application/json',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    },
    body: JSON.stringify({ action_type: 'continue', selected_model: 'tenali' }),
  })
  expect(toldTurn.status).toBe(200)
  const words = { action_type: 'custom_action', user_action: CANARY, selected_model: 'tenali' }
  const path = `/game/sessions/${sessionId}/action`
  expect((await player.call(server.address, path, { body: words })).status).toBeLessThan(500)
}

// The server runs in its own process, so that its telemetry is collected as in production.
beforeAll(async () => {
  collector = await startCollector()
  provider = await startFailingServer()
  const models = { tenali: { provider: 'p', model: 'counts' } }
  const file = join(folder, 'models.json')
  writeFileSync(file, JSON.stringify({ providers: { p: provider.asProvider }, models }))
  provider.script('counts', tellAndCount)
  server = await startServerProcess({
    DATA_DIR: join(folder, 'data'),
    MODELS_FILE: file,
    METRICS_TOKEN: TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    BACKUP_MINUTES: '0',
  })
  await play()
}, 120_000)
afterAll(async () => {
  await server.kill()
  await provider.close()
  await collector.close()
})

const scrape = (token?: string) =>
  fetch(`${server.address}/metrics`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })

test('records the model, attempts, tokens, and cost of each turn', async () => {
  const first = () =>
    server
      .said()
      .split('\n')
      .filter((line) => line.includes('"turn":'))
      .map((line) => (JSON.parse(line) as { turn: unknown }).turn)
      .at(0)

  // The log line may arrive after the response.
  await expect.poll(first).toEqual({
    action: 'continue',
    outcome: 'told',
    model: 'tenali',
    narrator: 'tenali',
    provider: 'p',
    fallback: null,
    ms: expect.any(Number),
    first_words_ms: expect.any(Number),
    calls: 2,
    input_tokens: 321,
    cached_tokens: 0,
    output_tokens: 45,
    pictures: 0,
    cost_micros: null,
    credits: 1,
  })
})

test('exports the same counts as metrics, and requires the token', async () => {
  const answers = [await scrape(), await scrape('a-guess-of-somebody-else')]
  const body = await (await scrape(TOKEN)).text()

  expect(answers.map(({ status }) => status)).toEqual([401, 401])
  expect(body).toMatch(
    /kathasagar_provider_tokens_total\{model="tenali",direction="in"\} (321|642)/,
  )
  expect(body).toMatch(/kathasagar_turn_seconds_count\{action="continue",model="tenali".*\} 1/)
  expect(body).toMatch(/kathasagar_request_seconds_count\{method="POST",route="[^"]*:session_id/)
  expect(body).toContain('kathasagar_ready 1')
  expect(body).toContain('kathasagar_running_turns 0')
  // The verification mail may already be sent.
  expect(body).toMatch(/kathasagar_mail_waiting [01]$/m)
  expect(body).toMatch(/kathasagar_list_reads_total\{from="primary"\} [1-9]/)
})

test('traces a request from the proxy to the turn', async () => {
  expect(await server.stop()).toBe(0)

  const spans = collector.spans()
  const turn = spans.find(({ name }) => name === 'turn')
  const request = spans.find(({ spanId }) => spanId === turn?.parentSpanId)
  expect(request?.name).toMatch(/^POST .*:session_id\/action$/)
  expect(request).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) })
})

test('sends no text, session id, or personal data', async () => {
  const said = [server.said(), ...collector.bodies].join('\n')

  for (const secret of [CANARY, 'canary', sessionId]) {
    expect(said).not.toContain(secret)
  }
})

test('returns nothing at /metrics if metrics are disabled', async () => {
  const plain = await buildTestApp()

  const answer = await plain.app.inject({ url: '/metrics' })

  expect(answer.statusCode).toBe(404)
  await plain.close()
})
