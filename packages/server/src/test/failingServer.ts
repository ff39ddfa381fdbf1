import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'

import { IMAGE_FAILURES } from './imageFailures.ts'
import { listenOnLoopback } from './listenOnLoopback.ts'
import { says, TEXT_FAILURES } from './textFailures.ts'

export interface SeenRequest {
  path: string
  model: string
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

export type FailingServer = Awaited<ReturnType<typeof startFailingServer>>

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
  /"(?:ruling|contradictions)"/.test(textOf(body['response_format']))

const isCondensing = ({ told }: SeenRequest): boolean =>
  told.startsWith('You keep the notes of an interactive story.')

const UNSURE = says('{"ruling":"detour","choice":-1,"sure":0,"contradictions":[]}')

export const CONDENSED = 'A blue jar stood on the third shelf, and the ferryman had one eye.'

/** Starts a provider whose model names select a fault. */
export async function startFailingServer() {
  const requests: SeenRequest[] = []
  const judgings: SeenRequest[] = []
  const condensings: SeenRequest[] = []
  const scripts = new Map<string, Behaviour>()
  let [judge, condense] = [UNSURE, says(CONDENSED)]
  const note = (request: SeenRequest) => {
    const known = request.path.includes('chat') ? TEXT_FAILURES : IMAGE_FAILURES
    const [asked, behave] = isCondensing(request)
      ? [condensings, condense]
      : isJudging(request)
        ? [judgings, judge]
        : [requests, scripts.get(request.model) ?? known[request.model]]
    asked.push(request)
    return { attempt: asked.filter(({ model }) => model === request.model).length, behave }
  }

  const open = new Set<ServerResponse>()
  const server = createServer((incoming, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    const answer = (request: SeenRequest) => {
      const { attempt, behave } = note(request)
      if (behave) behave({ response, request, attempt, url })
      else response.writeHead(404).end('{"error":{"message":"The model does not exist"}}')
    }
    // If a request is aborted, it is not recorded.
    void read(incoming).then(answer, () => response.destroy())
  })
  const { url, close } = await listenOnLoopback(server)

  return {
    url,
    asProvider: { kind: 'openai-compatible' as const, base_url: `${url}/v1` },
    requests,
    judgings,
    condensings,
    judgeBy: (behaviour: Behaviour) => {
      judge = behaviour
    },
    /** Sets the response to requests for a summary. Default: `CONDENSED`. */
    condenseBy: (behaviour: Behaviour) => {
      condense = behaviour
    },
    script: (model: string, behaviour: Behaviour) => void scripts.set(model, behaviour),
    openAnswers: () => open.size,
    hangUp: () => {
      for (const response of open) response.destroy()
    },
    reset: () => {
      for (const list of [requests, judgings, condensings]) list.length = 0
      ;[judge, condense] = [UNSURE, says(CONDENSED)]
      scripts.clear()
    },
    close,
  }
}
