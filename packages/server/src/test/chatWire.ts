import type { ServerResponse } from 'node:http'

const chunkOf = (delta: Record<string, unknown>, finish: string | null) =>
  `data: ${JSON.stringify({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`

export const openStream = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' })

export const sendPiece = (response: ServerResponse, content: string) =>
  response.write(chunkOf({ role: 'assistant', content }, null))

export const endStream = (response: ServerResponse, finish = 'stop') =>
  response.end(`${chunkOf({}, finish)}data: [DONE]\n\n`)

export function answerWith(response: ServerResponse, content: string, finish?: string): void {
  openStream(response)
  for (const piece of content.match(/[\s\S]{1,40}/gu) ?? []) sendPiece(response, piece)
  endStream(response, finish)
}

export function refuseWith(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify({ error: { message, type: 'error', code: null } }))
}
