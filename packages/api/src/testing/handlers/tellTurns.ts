import { http, HttpResponse, type HttpHandler } from 'msw'

import type { ErrorBody } from '../../contract/errors.ts'
import { API_BASE } from '../../contract/route.ts'
import { routes, type BodyOf } from '../../contract/routes/routes.ts'
import type { ActionAnswer } from '../../contract/sessions.ts'

/** How one action is told: its text in parts, then the answer, or the failure it ends in. */
export interface ToldTurn {
  parts: readonly string[]
  end: ActionAnswer | ErrorBody
}

const eventText = (event: string, id: number, data: unknown) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`

const streamHeaders = { 'content-type': 'text/event-stream' }

/** Takes every action and tells it as an event stream, as the server does. */
export function tellTurns(give: (action: BodyOf<'takeAction'>) => ToldTurn): HttpHandler {
  return http.post(`*${API_BASE}${routes.takeAction.path}`, async ({ request }) => {
    const { parts, end } = give((await request.json()) as BodyOf<'takeAction'>)
    const events = [
      ...parts.map((text, index) => eventText('delta', index + 1, { text })),
      eventText('code' in end ? 'error' : 'result', parts.length + 1, end),
    ]
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const event of events) controller.enqueue(new TextEncoder().encode(event))
        controller.close()
      },
    })
    return new HttpResponse(body, { headers: streamHeaders })
  })
}
