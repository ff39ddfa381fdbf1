import { API_BASE } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

import { endStream, openStream, sendPiece } from '../../test/chatWire.ts'
import { readEvents } from '../../test/eventStream.ts'
import type { Exchange, SeenRequest } from '../../test/failingServer.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { SETTINGS } from '../../test/oddities.ts'
import { WIRES, type Wire } from '../../test/otherWires.ts'
import { beginPlay, type ReceivedAction, pick, type Play } from '../../test/play.ts'
import { IMMERSED, says, TOLD } from '../../test/textFailures.ts'

const { app, bind, models, server } = await setModelStage()

const KINDS = Object.keys(WIRES) as Wire[]
const ON: ReceivedAction = { action_type: 'continue', selected_model: 'tenali' }
const MEANT = JSON.stringify({ ruling: 'choice', choice: 1, choices: [], answer: -1, sure: 0.9 })

function connect(kind: Wire, settings: object = {}) {
  const { tells, path, asked } = WIRES[kind]
  const answer = (exchange: Exchange) => {
    const body = JSON.stringify(exchange.request.body)
    const look = body.includes('"setup"') ? JSON.stringify(IMMERSED) : TOLD
    tells(body.includes('"ruling"') ? MEANT : look)(exchange)
  }
  server.script(asked, answer)
  server.judgeBy(answer)
  const provider = { kind, base_url: `${server.url}${path}`, api_key_env: 'TEST_API_KEY' }
  models.connect({
    providers: { p: provider },
    models: { tenali: { provider: 'p', model: 'm', ...settings } },
  })
}

interface Message {
  role: string
  content?: unknown
  parts?: unknown
}

const messagesIn = ({ body }: SeenRequest): Message[] =>
  (body['messages'] ?? body['contents']) as Message[]
const wordsOf = ({ content, parts }: Message) => JSON.stringify(content ?? parts)

async function playTwo(
  choices = ['Follow the bank upstream', 'Climb the watchtower'],
): Promise<[SeenRequest, SeenRequest]> {
  const play = await beginPlay(app, { initial_xp: 100 })
  for (const selected_choice of choices) {
    await play.acted(pick(selected_choice))
  }
  const [first, second] = server.requests.slice(-2)
  if (!first || !second) throw new Error('Not two turns were told')
  return [first, second]
}

const LATER = [
  'Cross the river with the ferryman',
  'Ring the bell of the ferry',
  'Follow the bank upstream',
  'Climb the watchtower',
  'Climb down to the reeds',
]

test.for(KINDS)('classifies input and writes closer looks with %s', async (kind) => {
  connect(kind)
  const [play, other] = [await beginPlay(app), await beginPlay(app)]
  const user_action = 'away from this boat, wherever my feet take me'

  const meant = await play.say(user_action)
  const looked = await other.acted({ action_type: 'immerse', selected_model: 'tenali' })

  expect(meant.choices).toContain('Climb the watchtower')
  expect(looked).toMatchObject({ setup: IMMERSED.setup, model_used: 'tenali' })
  expect(looked.choices).toHaveLength(2)
})

test.for([
  ['openai-compatible', ['system', 'user', 'assistant', 'user', 'assistant', 'user']],
  ['anthropic', ['user', 'assistant', 'user', 'assistant', 'user']],
  ['google', ['user', 'model', 'user', 'model', 'user']],
  ['mistral', ['system', 'user', 'assistant', 'user', 'assistant', 'user']],
] as const)('alternates player and storyteller in a request of %s', async ([kind, roles]) => {
  connect(kind)

  const [, second] = await playTwo()

  const messages = messagesIn(second)
  expect(messages.map(({ role }) => role)).toEqual(roles)
  const [asked, told] = messages.slice(-3)
  expect(wordsOf(asked ?? { role: '' })).toMatch(/player_words.*Follow the bank upstream/u)
  expect(wordsOf(told ?? { role: '' })).toContain(TOLD)
  // Only Anthropic needs cache marks: one after the instructions, and one at the last message of the history.
  const isMarked = (value: unknown) => /cache_?control/iu.test(JSON.stringify(value))
  expect(isMarked(second.body['system'] ?? {})).toBe(kind === 'anthropic')
  const marks = roles.map((_, at) => kind === 'anthropic' && at === roles.length - 2)
  expect(messages.map(isMarked)).toEqual(marks)
  expect(isMarked(second.body)).toBe(kind === 'anthropic')
})

test.for(KINDS)('repeats the beginning of the previous prompt: %s', async (kind) => {
  connect(kind)

  const [first, second] = await playTwo(LATER)

  const head = messagesIn(first).slice(0, -1)
  expect(head.length).toBeGreaterThan(1)
  const heads = messagesIn(second).slice(0, head.length)
  expect(heads.map(wordsOf).map(unmarked)).toEqual(head.map(wordsOf).map(unmarked))
  for (const name of ['system', 'systemInstruction']) {
    expect(second.body[name]).toEqual(first.body[name])
  }
  // Among these servers, only Mistral accepts a cache key.
  const keys = [first, second].map(({ body }) => body['prompt_cache_key'])
  expect(keys[1]).toBe(keys[0])
  expect(/^[0-9a-f]{32}$/.test(String(keys[0]))).toBe(kind === 'mistral')
})
const unmarked = (words: string) => words.replace(/,"cache_control":\{[^}]*\}/u, '')

const { reasoning_effort: _effort, ...PLAIN } = SETTINGS
const LONGEST = { max_output_tokens: 1234 }

const THINKING = { thinking: { type: 'enabled', budget_tokens: 1024 } }
const FOR_GOOGLE = { temperature: 0.7, topP: 0.9, frequencyPenalty: 0.25, presencePenalty: 0.5 }
test.for<[Wire, entry: object, sent: object]>([
  ['openai-compatible', { ...SETTINGS, ...LONGEST }, { ...SETTINGS, max_tokens: 1234 }],
  ['mistral', { ...SETTINGS, ...LONGEST }, { ...PLAIN, max_tokens: 1234 }],
  // With reasoning, Anthropic needs additional tokens and accepts neither temperature nor top_p.
  ['anthropic', { ...SETTINGS, ...LONGEST }, { ...THINKING, max_tokens: 1234 + 1024 }],
  ['anthropic', { ...PLAIN, ...LONGEST }, { max_tokens: 1234, temperature: 0.7 }],
  [
    'google',
    { ...SETTINGS, ...LONGEST },
    { generationConfig: { ...FOR_GOOGLE, maxOutputTokens: 1234 } },
  ],
])('a model gets the settings of its entry that %s supports', async ([kind, entry, sent]) => {
  const play = await beginPlay(app)
  connect(kind, entry)

  const answer = await play.acted(ON)

  expect(answer).toMatchObject({ narrative: TOLD, model_used: 'tenali', credits_consumed: 1 })
  expect(server.requests[0]?.body).toMatchObject(sent)
})

test('uses defaults for unset settings of a narration, and a length for the storyteller', async () => {
  const play = await beginPlay(app)
  connect('openai-compatible', { style: 'Tell it as a radio play.' })

  await play.acted(ON)

  const { body = {}, told = '' } = server.requests[0] ?? {}
  const { messages: _messages, model: _model, stop, ...sent } = body
  expect(sent).toEqual({
    max_tokens: 222,
    temperature: 0.8,
    top_p: 0.95,
    frequency_penalty: 0.2,
    min_p: 0.05,
    repeat_penalty: 1.05,
    stream: true,
    stream_options: { include_usage: true },
  })
  expect(stop).toContain('<player_words>')
  expect(told).toContain('Tell it as a radio play.')
  expect(told).not.toContain('with a light wit')
})

test('gives a model that reasons all its tokens from the second attempt on', async () => {
  const play = await beginPlay(app)
  connect('openai-compatible')
  server.script('m', (exchange) =>
    says(exchange.attempt === 1 ? '<think>He wants' : `<think>So.</think>${TOLD}`)(exchange),
  )

  const answer = await play.acted(ON)

  expect(answer).toMatchObject({ narrative: TOLD, fallback_warning: null })
  expect(server.requests.map(({ body }) => body['max_tokens'])).toEqual([222, 900])
})

const address = await app.app.listen({ port: 0, host: '127.0.0.1' })

const open = ({ player, session }: Play) =>
  fetch(`${address}${API_BASE}/game/sessions/${session.id}/action`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${player.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ action_type: 'continue', selected_model: 'tenali' }),
  })

test('sends the first words to the player while the provider is still sending', async () => {
  const held = Promise.withResolvers<void>()
  server.script('slow', ({ response }) => {
    openStream(response)
    sendPiece(response, 'The river runs, and nobody sings. ')
    void held.promise.then(() => {
      sendPiece(response, 'It goes on.')
      endStream(response)
    })
  })
  const play = await beginPlay(app)
  bind({ tenali: 'slow' })

  const response = await open(play)
  const pieces = response.body?.pipeThrough(new TextDecoderStream()) ?? new ReadableStream()
  let heard = ''
  for await (const piece of pieces) {
    heard += piece
    if (heard.includes('The river')) held.resolve()
  }

  const events = readEvents(heard)
  expect(events.map(({ event }) => event)).toEqual(['delta', 'delta', 'result'])
  expect(events.at(-1)?.data).toMatchObject({
    narrative: 'The river runs, and nobody sings. It goes on.',
  })
})
