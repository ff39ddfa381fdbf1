import { answerWith, endStream, openStream, refuseWith, sendPiece } from './chatWire.ts'
import type { Behaviour } from './failingServer.ts'

export const TOLD =
  'You step into the boat and the water takes you, slowly, as if it knew the way by heart.'

export const IMMERSED = {
  setup: 'The rope hums under your hand, and the far bank holds its breath.',
  choices: ['Step into the boat', 'Walk up along the reeds'],
}

export const refuses =
  (status: number, message = 'no', headers?: Record<string, string>): Behaviour =>
  ({ response }) =>
    refuseWith(response, status, message, headers)

export const says =
  (content: string, finish?: string): Behaviour =>
  ({ response }) =>
    answerWith(response, content, finish)

export const failAtFirst =
  (behave: Behaviour): Behaviour =>
  (exchange) =>
    exchange.attempt === 1 ? behave(exchange) : answerWith(exchange.response, TOLD)

const opensThen =
  (then: Behaviour): Behaviour =>
  (exchange) => {
    openStream(exchange.response)
    then(exchange)
  }

const beginsThen = (then: Behaviour) =>
  opensThen((exchange) => {
    sendPiece(exchange.response, 'You step ')
    sendPiece(exchange.response, 'into the boat ')
    then(exchange)
  })

const endsWith =
  (words: string): Behaviour =>
  ({ response }) =>
    openStream(response).end(words)
const breaksWith = (words: string) => beginsThen(({ response }) => response.end(words))

const keeps =
  (act: Behaviour, ms = 20): Behaviour =>
  (exchange) => {
    const more = setInterval(() => act(exchange), ms)
    exchange.response.on('close', () => clearInterval(more))
  }
const heartbeats = keeps(({ response }) => response.write(': still here\n\n'))

const page: Behaviour = ({ response }) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>')

export const UNREACHABLE =
  'The storyteller cannot be reached right now. You were not charged. Please try again.'
export const TOO_LATE =
  'The storyteller took too long to answer. You were not charged. Please try again.'
const CUT_OFF = 'The answer was cut off. You were not charged. Please try again.'
export const UNREADABLE = 'The storyteller gave an unreadable answer. You were not charged.'
const GONE = 'This model is not available. Please choose another.'
const TOO_LONG = 'This story has grown too long for this model. Please choose another.'
const busyFor = (seconds: number) =>
  `The storyteller is busy. Please try again in ${seconds} seconds.`

const DENIED = '{"error":{"message":"Incorrect API key provided","code":"invalid_api_key"}}'
const TOO_LONG_ERROR = "This model's maximum context length is 4096 tokens."
const RATE = 'Rate limit reached'
const BUSY = `{"error":{"message":"${RATE}","code":429}}`
const POLITE = "I'm sorry, but I can't help with that request."
export const HINDI = 'तुम नाव में कदम रखते हो और पानी तुम्हें धीरे-धीरे दूर ले जाता है, जैसे वह रास्ता जानता हो।'

export const rateLimitedOnce = failAtFirst(refuses(429, RATE, { 'retry-after': '2' }))

/** Faults by model name: behaviour, expected number of requests, and message to the player. */
export const FAULTS: Readonly<Record<string, readonly [Behaviour, tries: number, text: string]>> = {
  silent: [() => undefined, 1, TOO_LATE],
  'silent-after-head': [({ response }) => openStream(response).flushHeaders(), 1, TOO_LATE],
  stalls: [beginsThen(() => undefined), 1, TOO_LATE],
  drips: [beginsThen(keeps(({ response }) => sendPiece(response, 'a '))), 1, TOO_LATE],
  'only-heartbeats': [opensThen(heartbeats), 1, TOO_LATE],
  'heartbeats-midway': [beginsThen(heartbeats), 1, TOO_LATE],
  cut: [beginsThen(({ response }) => setImmediate(() => response.destroy())), 1, CUT_OFF],
  'cut-in-a-chunk': [
    beginsThen(({ response: { socket } }) => {
      socket?.write('ff\r\ndata: {"choi')
      socket?.end()
    }),
    1,
    CUT_OFF,
  ],
  'ends-without-end': [breaksWith(''), 1, CUT_OFF],
  resets: [({ response }) => response.destroy(), 3, UNREACHABLE],
  'overloaded-inside': [
    endsWith('data: {"error":{"message":"Overloaded","type":"overloaded_error"}}\n\n'),
    3,
    UNREACHABLE,
  ],
  busy: [refuses(429, RATE, { 'retry-after': '7' }), 3, busyFor(7)],
  'busy-for-long': [refuses(429, RATE, { 'retry-after': '40' }), 1, busyFor(40)],
  'busy-and-says-no-time': [refuses(429, RATE), 1, busyFor(30)],
  'busy-midway': [breaksWith(`data: ${BUSY}\n\n`), 1, busyFor(30)],
  spent: [refuses(429, 'You exceeded your current quota, insufficient_quota'), 1, UNREACHABLE],
  'status-500': [refuses(500), 3, UNREACHABLE],
  'status-502': [refuses(502), 3, UNREACHABLE],
  'status-503': [refuses(503), 3, UNREACHABLE],
  'status-529': [refuses(529), 3, UNREACHABLE],
  'status-401': [refuses(401), 1, UNREACHABLE],
  'status-403': [refuses(403), 1, UNREACHABLE],
  'denied-midway': [breaksWith(`data: ${DENIED}\n\n`), 1, UNREACHABLE],
  'denied-as-400': [refuses(400, 'API key not valid. Please pass a valid one.'), 1, UNREACHABLE],
  gone: [refuses(404, 'The model does not exist'), 1, GONE],
  'refuses-without-reason': [refuses(400, 'no such thing'), 2, UNREADABLE],
  'too-long': [refuses(400, TOO_LONG_ERROR), 2, TOO_LONG],
  html: [page, 2, UNREADABLE],
  'bad-json': [endsWith('data: {"choices":[{"delta":\n\n'), 2, UNREADABLE],
  'bad-json-midway': [breaksWith('data: {"choices":[{"delta":\n\n'), 1, CUT_OFF],
  'no-answer-in-it': [
    endsWith('data: {"choices":{"delta":[4]}}\n\ndata: [DONE]\n\n'),
    2,
    UNREADABLE,
  ],
  empty: [says(' \n '), 2, UNREADABLE],
  megabyte: [says('word '.repeat(220_000)), 1, UNREADABLE],
  'one-endless-line': [
    (exchange) => {
      openStream(exchange.response).write('data: {"choices":[{"index":0,"delta":{"content":"')
      keeps(({ response }) => response.write('x'.repeat(200_000)))(exchange)
    },
    1,
    UNREADABLE,
  ],
  'goes-on': [
    beginsThen(keeps(({ response }) => sendPiece(response, 'and on '.repeat(100)), 1)),
    1,
    UNREADABLE,
  ],
  'wrong-language': [says(HINDI), 2, UNREADABLE],
  'speaks-of-itself': [says('As a large language model, I cannot continue.'), 2, UNREADABLE],
  'refuses-politely': [says(POLITE), 2, UNREADABLE],
  'lists-choices': [says('1. Step into the boat\n2. Walk along the bank'), 2, UNREADABLE],
  'ends-the-story': [says('The story ends, and Jamuna is dead. Everyone dies.'), 2, UNREADABLE],
  'ends-late': [says('You look at the river.\n\nEveryone dies. The End.'), 2, UNREADABLE],
}

/** Faults after which a retry succeeds, so the turn succeeds too. Default story: `TOLD`. */
export const PASSING: readonly (readonly [name: string, sends: Behaviour, story?: string])[] = [
  ['hangs up once', failAtFirst(({ response }) => response.destroy())],
  ['is overloaded once', failAtFirst(refuses(529))],
  [
    'is overloaded once inside an answer',
    failAtFirst((it) => FAULTS['overloaded-inside']?.[0](it)),
  ],
  ['is busy once', rateLimitedOnce],
  ['answers with a page once', failAtFirst(page)],
  ['says nothing once', failAtFirst(says(' '))],
  ['finds the story too long once', failAtFirst(refuses(400, TOO_LONG_ERROR))],
  ['refuses politely once', failAtFirst(says(POLITE))],
  ['ends the story once', failAtFirst(says(`${TOLD} Your journey ends here.`))],
]

/** Answers to a closer look by model name. `isUsed` is true if their prose is shown. */
export const LOOKS: Readonly<Record<string, readonly [sends: Behaviour, isUsed: boolean]>> = {
  'one-choice': [says(JSON.stringify({ setup: 4, choices: ['only one'] })), false],
  'numbers-for-choices': [says(JSON.stringify({ choices: [1, 2] })), false],
  'refuses-in-shape': [
    says(JSON.stringify({ ...IMMERSED, setup: 'As a large language model, I cannot look.' })),
    false,
  ],
  'a-page': [page, false],
  nothing: [says(' '), false],
  'setup-without-choices': [
    says(JSON.stringify({ setup: IMMERSED.setup, choices: ['one'] })),
    true,
  ],
  'json-between-words': [says(`Of course!\n\`\`\`json\n${JSON.stringify(IMMERSED)}\n\`\`\``), true],
  'json-at-second-try': [
    ({ response, attempt }) =>
      answerWith(response, attempt === 1 ? '{"setup": ' : JSON.stringify(IMMERSED)),
    true,
  ],
}

export const TEXT_FAILURES: Readonly<Record<string, Behaviour>> = {
  ...Object.fromEntries(
    Object.entries({ ...LOOKS, ...FAULTS }).map(([name, [sends]]) => [name, sends]),
  ),
  well: ({ response, request }) =>
    answerWith(response, 'response_format' in request.body ? JSON.stringify(IMMERSED) : TOLD),
  filtered: beginsThen(({ response }) => endStream(response, 'content_filter')),
  'filtered-400': refuses(400, 'The response was filtered: content_filter'),
}
