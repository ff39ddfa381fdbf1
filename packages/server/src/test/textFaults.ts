import { answerWith, endStream, openStream, refuseWith, sayPiece } from './chatWire.ts'
import type { Behaviour } from './faultServer.ts'

/** What a storyteller that is well tells. */
export const TOLD =
  'You step into the boat and the water takes you, slowly, as if it knew the way by heart.'

export const IMMERSED = {
  setup: 'The rope hums under your hand, and the far bank holds its breath.',
  choices: ['Step into the boat', 'Walk up along the reeds'],
}

const refuses =
  (status: number, message = 'no', headers?: Record<string, string>): Behaviour =>
  ({ response }) =>
    refuseWith(response, status, message, headers)

/** A storyteller that is well and says this. */
export const says =
  (content: string, finish?: string): Behaviour =>
  ({ response }) =>
    answerWith(response, content, finish)

/** Misbehaves the first `times` times and is well after that. */
const atFirst =
  (times: number, behave: Behaviour): Behaviour =>
  (exchange) =>
    exchange.attempt <= times ? behave(exchange) : answerWith(exchange.response, TOLD)

const errorInside: Behaviour = ({ response }) => {
  openStream(response)
  response.end('data: {"error":{"message":"Overloaded","type":"overloaded_error"}}\n\n')
}

/** Speaks two pieces, then does something else. */
const beginsThen =
  (then: Behaviour): Behaviour =>
  (exchange) => {
    openStream(exchange.response)
    sayPiece(exchange.response, 'You step ')
    sayPiece(exchange.response, 'into the boat ')
    then(exchange)
  }

/** Says something over and over, more often than silence is borne, and never ends. */
const keepsSaying =
  (words: string): Behaviour =>
  ({ response }) => {
    const more = setInterval(() => response.write(words), 20)
    response.on('close', () => clearInterval(more))
  }

const DENIED = { message: 'Incorrect API key provided', code: 'invalid_api_key' }

const TOO_LONG = "This model's maximum context length is 4096 tokens."

/** Every way in which a storyteller misbehaves, by the name of the model that does. */
export const TEXT_FAULTS: Readonly<Record<string, Behaviour>> = {
  well: ({ response, request }) =>
    answerWith(response, 'response_format' in request.body ? JSON.stringify(IMMERSED) : TOLD),
  silent: () => undefined,
  'silent-after-head': ({ response }) => openStream(response).flushHeaders(),
  stalls: beginsThen(() => undefined),
  drips: ({ response }) => {
    openStream(response)
    const more = setInterval(() => sayPiece(response, 'a '), 20)
    response.on('close', () => clearInterval(more))
  },
  'only-heartbeats': (exchange) => {
    openStream(exchange.response)
    keepsSaying(': still here\n\n')(exchange)
  },
  'heartbeats-midway': beginsThen(keepsSaying(': still here\n\n')),
  cut: beginsThen(({ response }) => setImmediate(() => response.destroy())),
  'cut-in-a-chunk': beginsThen(({ response }) => {
    response.socket?.write('ff\r\ndata: {"choi')
    response.socket?.end()
  }),
  'ends-without-end': beginsThen(({ response }) => response.end()),
  resets: ({ response }) => response.destroy(),
  'resets-once': atFirst(1, ({ response }) => response.destroy()),
  'overloaded-inside': errorInside,
  'overloaded-once': atFirst(1, errorInside),
  busy: refuses(429, 'Rate limit reached', { 'retry-after': '7' }),
  'busy-once': atFirst(1, refuses(429, 'Rate limit reached', { 'retry-after': '2' })),
  'busy-for-long': refuses(429, 'Rate limit reached', { 'retry-after': '40' }),
  'busy-and-says-no-time': refuses(429, 'Rate limit reached'),
  'denied-midway': beginsThen(({ response }) =>
    response.end(`data: ${JSON.stringify({ error: DENIED })}\n\n`),
  ),
  'busy-midway': beginsThen(({ response }) =>
    response.end('data: {"error":{"message":"Rate limit reached","code":429}}\n\n'),
  ),
  'denied-as-400': refuses(400, 'API key not valid. Please pass a valid API key.'),
  spent: refuses(429, 'You exceeded your current quota, insufficient_quota'),
  'status-500': refuses(500),
  'status-502': refuses(502),
  'status-503': refuses(503),
  'status-529': refuses(529),
  'status-401': refuses(401),
  'status-403': refuses(403),
  gone: refuses(404, 'The model does not exist'),
  'too-long': refuses(400, TOO_LONG),
  'too-long-once': atFirst(1, refuses(400, TOO_LONG)),
  html: ({ response }) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>'),
  'bad-json': ({ response }) => openStream(response).end('data: {"choices":[{"delta":\n\n'),
  'bad-json-midway': beginsThen(({ response }) => response.end('data: {"choices":[{"delta":\n\n')),
  'no-answer-in-it': ({ response }) =>
    openStream(response).end('data: {"choices":{"delta":[4]}}\n\ndata: [DONE]\n\n'),
  'html-once': atFirst(1, ({ response }) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>'),
  ),
  'one-choice': says(JSON.stringify({ setup: 4, choices: ['only one'] })),
  'numbers-for-choices': says(JSON.stringify({ choices: [1, 2] })),
  'setup-without-choices': says(JSON.stringify({ setup: IMMERSED.setup, choices: ['one'] })),
  'json-between-words': says(`Of course!\n\`\`\`json\n${JSON.stringify(IMMERSED)}\n\`\`\``),
  'json-at-second-try': ({ response, attempt }) =>
    answerWith(response, attempt === 1 ? '{"setup": ' : JSON.stringify(IMMERSED)),
  empty: says(' \n '),
  'empty-once': atFirst(1, says(' ')),
  megabyte: says('word '.repeat(220_000)),
  'one-endless-line': (exchange) => {
    openStream(exchange.response).write('data: {"choices":[{"index":0,"delta":{"content":"')
    keepsSaying('x'.repeat(200_000))(exchange)
  },
  'goes-on': ({ response }) => {
    openStream(response)
    const more = setInterval(() => sayPiece(response, 'and on '.repeat(100)), 1)
    response.on('close', () => clearInterval(more))
  },
  'stops-for-want-of-room': says('You step in. The boat lifts. The rope', 'length'),
  'wrong-language': says(
    'तुम नाव में कदम रखते हो और पानी तुम्हें धीरे-धीरे दूर ले जाता है, जैसे वह रास्ता जानता हो।',
  ),
  'speaks-of-itself': says('As a large language model, I cannot continue this story.'),
  'refuses-politely': says("I'm sorry, but I can't help with that request."),
  'refuses-once': atFirst(1, says("I'm sorry, but I can't help with that request.")),
  'ends-the-story': says(
    'You walk out of the door, the story ends, and Jamuna is dead. Everyone dies. THE END.',
  ),
  'ends-late': says('You look at the river for a while.\n\nEveryone dies. The End.'),
  'ends-once': atFirst(1, says(`${TOLD} Your journey ends here.`)),
  'refuses-in-shape': says(
    JSON.stringify({ ...IMMERSED, setup: 'As a large language model, I cannot look closer.' }),
  ),
  'lists-choices': says('1. Step into the boat\n2. Walk along the bank'),
  'tells-then-lists': says(`${TOLD}\n\nWhat do you do?\n1. Row\n2. Sleep`),
  filtered: beginsThen(({ response }) => endStream(response, 'content_filter')),
  'filtered-400': refuses(400, 'The response was filtered: content_filter'),
}
