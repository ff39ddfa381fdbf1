import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'

import { IMAGE_FAULTS } from './imageFaults.ts'
import { listenOnLoopback } from './listenOnLoopback.ts'
import { says, TEXT_FAULTS } from './textFaults.ts'

/** A request as a model saw it. */
export interface SeenRequest {
  path: string
  model: string
  /** All that the model was told, in one text. */
  told: string
  body: Record<string, unknown>
  headers: IncomingHttpHeaders
}

/** What a misbehaving model has in hand. */
export interface Exchange {
  response: ServerResponse
  request: SeenRequest
  /** Which request of this model it is, from 1. */
  attempt: number
  /** Where the server can be reached. */
  url: string
}

export type Behaviour = (exchange: Exchange) => void

export interface FaultServer {
  url: string
  /** How a models file names it. */
  asProvider: { kind: 'openai-compatible'; base_url: string }
  /** Requests since the last reset, oldest first; those to judge are apart. */
  requests: SeenRequest[]
  /** Requests to judge a player's words. */
  judgings: SeenRequest[]
  /** Requests to condense turns; they are apart too. */
  condensings: SeenRequest[]
  /** How turns are condensed; until a test says something, in `CONDENSED`. */
  condenseBy: (behaviour: Behaviour) => void
  /** How words are judged; until a test says something, without being sure. */
  judgeBy: (behaviour: Behaviour) => void
  /** Gives a model of this name a behaviour of its own. */
  script: (model: string, behaviour: Behaviour) => void
  /** Sockets on which somebody still waits for an answer. */
  openAnswers: () => number
  /** Breaks off whatever is being answered. */
  hangUp: () => void
  reset: () => void
  close: () => Promise<void>
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

/** Everything a model is told, system and messages alike. */
function toldIn(body: Record<string, unknown>): string {
  const messages = Array.isArray(body['messages']) ? body['messages'] : []
  const contents = messages.map(({ content }: { content: unknown }) => content)
  return [...contents, body['prompt'], body['input']].map(textOf).join('\n')
}

/** What was asked for, as JSON or by the fields of a form. */
function bodyIn(content: string, type = ''): Record<string, unknown> {
  if (!type.startsWith('multipart/')) return content === '' ? {} : JSON.parse(content)
  const fields = content.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)
  return Object.fromEntries([...fields].map(([, name, value]) => [name, value]))
}

async function read(incoming: IncomingMessage): Promise<SeenRequest> {
  const content = await text(incoming)
  const { url: path = '', headers } = incoming
  const body = bodyIn(content, headers['content-type'])
  return {
    path,
    model: textOf(body['model'] ?? path.split('/').at(-1)),
    told: toldIn(body),
    body,
    headers,
  }
}

const isJudging = ({ body }: SeenRequest): boolean =>
  textOf(body['response_format']).includes('"ruling"')

const isCondensing = ({ told }: SeenRequest): boolean =>
  told.startsWith('You keep the notes of an interactive story.')

const UNSURE = says('{"ruling":"detour","choice":-1,"sure":0}')

/** What a model condenses turns to until a test says something else. */
export const CONDENSED = 'A blue jar stood on the third shelf, and the ferryman had one eye.'

/** What was asked, and who answers what. */
function openBooking() {
  const requests: SeenRequest[] = []
  const judgings: SeenRequest[] = []
  const condensings: SeenRequest[] = []
  const scripts = new Map<string, Behaviour>()
  const [judge, condense] = [UNSURE, says(CONDENSED)]
  const booking = { judge, condense }
  const listOf = (request: SeenRequest) => {
    if (isCondensing(request)) return condensings
    return isJudging(request) ? judgings : requests
  }
  /** Notes a request and says who answers it, and how often it was asked. */
  const note = (request: SeenRequest) => {
    const asked = listOf(request)
    asked.push(request)
    const attempt = asked.filter(({ model }) => model === request.model).length
    const known = request.path.includes('chat') ? TEXT_FAULTS : IMAGE_FAULTS
    const tell = scripts.get(request.model) ?? known[request.model]
    if (asked === condensings) return { attempt, behave: booking.condense }
    return { attempt, behave: asked === judgings ? booking.judge : tell }
  }
  const reset = () => {
    requests.length = 0
    judgings.length = 0
    condensings.length = 0
    booking.judge = UNSURE
    booking.condense = says(CONDENSED)
    scripts.clear()
  }
  const shown = { requests, judgings, condensings, scripts, reset }
  return { booking, note, shown }
}

/** What a test sees of the booking, and says. */
const shownOf = ({ booking, shown }: ReturnType<typeof openBooking>) => ({
  ...shown,
  judgeBy: (behaviour: Behaviour) => {
    booking.judge = behaviour
  },
  condenseBy: (behaviour: Behaviour) => {
    booking.condense = behaviour
  },
  script: (model: string, behaviour: Behaviour) => {
    shown.scripts.set(model, behaviour)
  },
})

/**
 * A provider on loopback that speaks the OpenAI-compatible protocol and misbehaves by the name of
 * the model that it is asked for.
 */
export async function startFaultServer(): Promise<FaultServer> {
  const opened = openBooking()
  const open = new Set<ServerResponse>()
  const server = createServer((incoming, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    const answer = (request: SeenRequest) => {
      const { attempt, behave } = opened.note(request)
      if (behave) behave({ response, request, attempt, url })
      else response.writeHead(404).end('{"error":{"message":"The model does not exist"}}')
    }
    // Who gives up in the middle of a question has asked nothing.
    void read(incoming).then(answer, () => response.destroy())
  })
  const { url, close } = await listenOnLoopback(server)

  return {
    url,
    asProvider: { kind: 'openai-compatible', base_url: `${url}/v1` },
    ...shownOf(opened),
    openAnswers: () => open.size,
    hangUp: () => {
      for (const response of open) response.destroy()
    },
    close,
  }
}
