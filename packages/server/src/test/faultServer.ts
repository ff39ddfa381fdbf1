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

export interface SeenRequest {
  path: string
  model: string
  /** Complete text of the prompt. */
  told: string
  body: Record<string, unknown>
  headers: IncomingHttpHeaders
}

export interface Exchange {
  response: ServerResponse
  request: SeenRequest
  /** 1-based number of the request to this model. */
  attempt: number
  url: string
}

export type Behaviour = (exchange: Exchange) => void

export interface FaultServer {
  url: string
  asProvider: { kind: 'openai-compatible'; base_url: string }
  requests: SeenRequest[]
  judgings: SeenRequest[]
  condensings: SeenRequest[]
  /** Sets the answer to summary requests. Default: `CONDENSED`. */
  condenseBy: (behaviour: Behaviour) => void
  judgeBy: (behaviour: Behaviour) => void
  /** Sets the behaviour of a model name. */
  script: (model: string, behaviour: Behaviour) => void
  openAnswers: () => number
  hangUp: () => void
  reset: () => void
  close: () => Promise<void>
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

function toldIn(body: Record<string, unknown>): string {
  const messages = Array.isArray(body['messages']) ? body['messages'] : []
  const contents = messages.map(({ content }: { content: unknown }) => content)
  return [...contents, body['prompt'], body['input']].map(textOf).join('\n')
}

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

export const CONDENSED = 'A blue jar stood on the third shelf, and the ferryman had one eye.'

/** Records requests and chooses who answers them. */
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
  /** Records a request. Returns its number and the behaviour for its answer. */
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

/** Starts a local OpenAI-compatible provider. The model name selects the fault. */
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
    // An aborted request is not recorded.
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
