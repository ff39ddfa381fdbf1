import { expect, test } from 'vitest'

import type { SeenRequest } from '../../test/faultServer.ts'
import { refuseWith } from '../../test/chatWire.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { tellsCounted, WIRES, type Wire } from '../../test/otherWires.ts'
import { acted, beginPlay, type GivenAction } from '../../test/play.ts'
import { TOLD } from '../../test/textFaults.ts'

const { app, models, server } = await setModelStage()

const KINDS = Object.keys(WIRES) as Wire[]
const ON: GivenAction = { action_type: 'continue', selected_model: 'tenali' }

/** Puts a storyteller of this protocol behind tenali. */
function connect(kind: Wire, settings: object = {}) {
  const { tells, path, asked } = WIRES[kind]
  server.script(asked, tells(TOLD))
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

/** Two turns, the last of those that these choices begin: what was asked for each. */
async function playTwo(
  choices = ['Follow the bank upstream', 'Climb the watchtower'],
): Promise<[SeenRequest, SeenRequest]> {
  const play = await beginPlay(app, { initial_xp: 100 })
  for (const selected_choice of choices) {
    await acted(app, play, { action_type: 'continue', selected_choice })
  }
  const [first, second] = server.requests.slice(-2)
  if (!first || !second) throw new Error('Not two turns were told')
  return [first, second]
}

/** By then as many scenes were seen as a model is told of to hear how the story sounds. */
const LATER = [
  'Cross the river with the ferryman',
  'Ring the bell of the ferry',
  'Follow the bank upstream',
  'Climb the watchtower',
  'Climb down to the reeds',
]

test.for([
  ['openai-compatible', ['system', 'user', 'assistant', 'user', 'assistant', 'user']],
  ['anthropic', ['user', 'assistant', 'user', 'assistant', 'user']],
  ['google', ['user', 'model', 'user', 'model', 'user']],
  ['mistral', ['system', 'user', 'assistant', 'user', 'assistant', 'user']],
] as const)('player and storyteller speak by turns in a request of %s', async ([kind, roles]) => {
  connect(kind)

  const [, second] = await playTwo()

  const messages = messagesIn(second)
  expect(messages.map(({ role }) => role)).toEqual(roles)
  const [asked, told] = messages.slice(-3)
  expect(wordsOf(asked ?? { role: '' })).toMatch(/player_words.*Follow the bank upstream/u)
  expect(wordsOf(told ?? { role: '' })).toContain(TOLD)
})

test.for(KINDS)('a turn begins with all that the one before began with: %s', async (kind) => {
  connect(kind)

  const [first, second] = await playTwo(LATER)

  const head = messagesIn(first).slice(0, -1)
  expect(head.length).toBeGreaterThan(1)
  const heads = messagesIn(second).slice(0, head.length)
  expect(heads.map(wordsOf).map(unmarked)).toEqual(head.map(wordsOf).map(unmarked))
  for (const name of ['system', 'systemInstruction']) {
    expect(second.body[name]).toEqual(first.body[name])
  }
})
const unmarked = (words: string) => words.replace(/,"cache_control":\{[^}]*\}/u, '')

test('of Anthropic the head and the last message of the history are to be kept, and no other', async () => {
  connect('anthropic')

  const [, second] = await playTwo()

  const isMarked = (value: unknown) => JSON.stringify(value).includes('"cache_control"')
  expect(second.body['system']).toMatchObject([{ cache_control: { type: 'ephemeral' } }])
  expect(messagesIn(second).map(isMarked)).toEqual([false, false, false, true, false])
})

test.for(['openai-compatible', 'google', 'mistral'] as const)(
  'nothing that only Anthropic knows is sent to %s',
  async (kind) => {
    connect(kind)

    const requests = await playTwo()

    expect(JSON.stringify(requests)).not.toMatch(/cache_?control/iu)
  },
)

test('Mistral is told by a key which prompts begin alike, and no other server like it', async () => {
  connect('mistral')
  const [first, second] = await playTwo(LATER)
  server.reset()
  connect('openai-compatible')
  const [other] = await playTwo()

  expect(first.body['prompt_cache_key']).toMatch(/^[0-9a-f]{32}$/)
  expect(second.body['prompt_cache_key']).toBe(first.body['prompt_cache_key'])
  expect(other.body).not.toHaveProperty('prompt_cache_key')
})

const SETTINGS = {
  temperature: 0.7,
  top_p: 0.9,
  frequency_penalty: 0.25,
  presence_penalty: 0.5,
  reasoning_effort: 'low',
  max_output_tokens: 1234,
}
const AS_OPENAI = {
  temperature: 0.7,
  top_p: 0.9,
  frequency_penalty: 0.25,
  presence_penalty: 0.5,
  max_tokens: 1234,
}

test('a storyteller is told its own style instruction in place of the usual one', async () => {
  connect('openai-compatible', { style: 'Tell it as a radio play.' })

  const [request] = await playTwo()

  expect(JSON.stringify(request.body)).toContain('Tell it as a radio play.')
  expect(JSON.stringify(request.body)).not.toContain('with a light wit')
})

test.for([
  ['openai-compatible', { ...AS_OPENAI, reasoning_effort: 'low' }],
  ['mistral', AS_OPENAI],
  // It thinks beside what it may tell, and then takes neither temperature nor top_p.
  ['anthropic', { thinking: { type: 'enabled', budget_tokens: 1024 }, max_tokens: 1234 + 1024 }],
  [
    'google',
    {
      generationConfig: {
        temperature: 0.7,
        topP: 0.9,
        frequencyPenalty: 0.25,
        presencePenalty: 0.5,
        maxOutputTokens: 1234,
      },
    },
  ],
] as const)('a model is asked as its entry says, as far as %s knows it', async ([kind, sent]) => {
  const play = await beginPlay(app)
  connect(kind, SETTINGS)

  const answer = await acted(app, play, ON)

  expect(answer).toMatchObject({ narrative: TOLD, model_used: 'tenali', credits_consumed: 1 })
  expect(server.requests[0]?.body).toMatchObject(sent)
})

test('where Anthropic is not to think it takes a temperature', async () => {
  const play = await beginPlay(app)
  const { reasoning_effort: _none, ...settings } = SETTINGS
  connect('anthropic', settings)

  await acted(app, play, ON)

  expect(server.requests[0]?.body).toMatchObject({ max_tokens: 1234, temperature: 0.7 })
})

test('what an entry does not say is left to the provider', async () => {
  const play = await beginPlay(app)
  connect('openai-compatible')

  await acted(app, play, ON)

  expect(Object.keys(server.requests[0]?.body ?? {}).toSorted()).toEqual([
    'max_tokens',
    'messages',
    'model',
    'stream',
    'stream_options',
  ])
})

const NAMES = ['temperature', 'top_p', 'frequency_penalty', 'presence_penalty', 'reasoning_effort']

test.for(NAMES.flatMap((name) => [400, 422].map((status) => [name, status] as const)))(
  'a model that refuses %s with %i is asked without it, now and from then on',
  async ([name, status]) => {
    const play = await beginPlay(app)
    connect('openai-compatible', SETTINGS)
    server.script('m', (exchange) => {
      if (!(name in exchange.request.body)) return tellsCounted(TOLD)(exchange)
      refuseWith(exchange.response, status, `property '${name}' is not supported with this model`)
    })

    const answers = [await acted(app, play, ON), await acted(app, play, ON)]

    expect(answers).toMatchObject([
      { narrative: TOLD, model_used: 'tenali', credits_consumed: 1, fallback_warning: null },
      { narrative: TOLD, model_used: 'tenali', credits_consumed: 1, fallback_warning: null },
    ])
    const [refused, ...after] = server.requests.map(({ body }) => body)
    const { [name]: _left, ...others } = refused ?? {}
    const settings = NAMES.filter((other) => other in others)
    expect(after).toHaveLength(2)
    for (const body of after) {
      expect(NAMES.filter((other) => other in body)).toEqual(settings)
    }
  },
)

test('of two calls that are refused for a setting at the same time both are made without it', async () => {
  const plays = [await beginPlay(app), await beginPlay(app)]
  connect('openai-compatible', SETTINGS)
  const bothAsked = Promise.withResolvers<void>()
  server.script('m', (exchange) => {
    if (!('temperature' in exchange.request.body)) return tellsCounted(TOLD)(exchange)
    if (exchange.attempt === 2) bothAsked.resolve()
    const refuse = () =>
      refuseWith(exchange.response, 400, "'temperature' is not supported with this model")
    void bothAsked.promise.then(refuse)
  })

  const answers = await Promise.all(plays.map((play) => acted(app, play, ON)))

  expect(answers.map(({ narrative }) => narrative)).toEqual([TOLD, TOLD])
  expect(server.requests).toHaveLength(4)
})

test('a model that wants the bound on tokens by its newer name is given it by that', async () => {
  const play = await beginPlay(app)
  connect('openai-compatible', { max_output_tokens: 1234 })
  server.script('m', (exchange) => {
    if (!('max_tokens' in exchange.request.body)) return tellsCounted(TOLD)(exchange)
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
    refuseWith(exchange.response, 400, message)
  })

  const answer = await acted(app, play, ON)

  expect(answer).toMatchObject({ narrative: TOLD, model_used: 'tenali' })
  expect(server.requests[1]?.body).toMatchObject({ max_completion_tokens: 1234 })
})

test('a refusal that names no setting is a fault as ever, and is not asked for again', async () => {
  const play = await beginPlay(app)
  connect('openai-compatible', SETTINGS)
  server.script('m', ({ response }) => refuseWith(response, 400, 'no such thing'))

  const answer = await acted(app, play, ON)

  expect(answer).toMatchObject({ model_used: 'kathakar', credits_consumed: 0 })
  expect(server.requests).toHaveLength(2)
})
