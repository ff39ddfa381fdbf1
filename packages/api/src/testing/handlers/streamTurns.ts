import { http, type HttpHandler } from 'msw'

import type { ErrorBody } from '../../contract/errorBody.ts'
import { type BodyOf } from '../../contract/routes.ts'
import type { ActionAnswer } from '../../contract/sessions.ts'
import { addressOf } from './address.ts'

export interface Streamed<Answer extends object> {
  parts: readonly string[]
  end: Answer | ErrorBody
}

export type StreamedTurn = Streamed<ActionAnswer>

const eventText = (event: string, id: number, data: unknown) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`

const streamHeaders = { 'content-type': 'text/event-stream' }

export function streamOfEvents(events: readonly { event: string; data: unknown }[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const [index, { event, data }] of events.entries()) {
        controller.enqueue(new TextEncoder().encode(eventText(event, index + 1, data)))
      }
      controller.close()
    },
  })
  return new Response(body, { headers: streamHeaders })
}

/** Streams parts as `delta`, then `result` or `error`. */
export function streamOf<Answer extends object>({ parts, end }: Streamed<Answer>): Response {
  return streamOfEvents([
    ...parts.map((text) => ({ event: 'delta', data: { text } })),
    { event: 'code' in end ? 'error' : 'result', data: end },
  ])
}

export function streamTurns(give: (action: BodyOf<'takeAction'>) => StreamedTurn): HttpHandler {
  return http.post(addressOf('takeAction'), async ({ request }) =>
    streamOf(give((await request.json()) as BodyOf<'takeAction'>)),
  )
}
