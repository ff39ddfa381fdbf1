import type { ServerResponse } from 'node:http'

import { openStream, sendPiece } from './chatWire.ts'
import type { Behaviour } from './failingServer.ts'

export const COUNTED = { input: 1000, cached: 800, output: 50 }

const event = (type: string, data: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`

/** Responds with token counts, like an OpenAI-compatible provider or Mistral. */
export const replyWithUsage =
  (text: string, finish_reason = 'stop'): Behaviour =>
  ({ response }) => {
    openStream(response)
    sendPiece(response, text)
    const usage = {
      prompt_tokens: COUNTED.input,
      completion_tokens: COUNTED.output,
      total_tokens: COUNTED.input + COUNTED.output,
      prompt_tokens_details: { cached_tokens: COUNTED.cached },
    }
    const end = { id: 'c', model: 'm', created: 1, object: 'chat.completion.chunk' }
    const choices = [{ index: 0, delta: { content: '' }, finish_reason }]
    response.end(`data: ${JSON.stringify({ ...end, choices, usage })}\n\ndata: [DONE]\n\n`)
  }

export const beginAnthropic = (response: ServerResponse) => {
  openStream(response)
  const usage = {
    input_tokens: COUNTED.input - COUNTED.cached,
    cache_read_input_tokens: COUNTED.cached,
    cache_creation_input_tokens: 0,
    output_tokens: 1,
  }
  const message = { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [], usage }
  response.write(event('message_start', { message: { ...message, stop_reason: null } }))
  const content_block = { type: 'text', text: '' }
  response.write(event('content_block_start', { index: 0, content_block }))
}

export const sendAnthropic = (response: ServerResponse, text: string) =>
  response.write(event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }))

const tellsAnthropic =
  (text: string): Behaviour =>
  ({ response }) => {
    beginAnthropic(response)
    sendAnthropic(response, text)
    response.write(event('content_block_stop', { index: 0 }))
    const delta = { stop_reason: 'end_turn', stop_sequence: null }
    response.write(event('message_delta', { delta, usage: { output_tokens: COUNTED.output } }))
    response.end(event('message_stop', {}))
  }

const tellsGoogle =
  (text: string): Behaviour =>
  ({ response }) => {
    openStream(response)
    const content = { role: 'model', parts: [{ text }] }
    const usageMetadata = {
      promptTokenCount: COUNTED.input,
      cachedContentTokenCount: COUNTED.cached,
      candidatesTokenCount: COUNTED.output,
      totalTokenCount: COUNTED.input + COUNTED.output,
    }
    const answer = { candidates: [{ index: 0, content, finishReason: 'STOP' }], usageMetadata }
    response.end(`data: ${JSON.stringify(answer)}\n\n`)
  }

/** For each kind of provider: behaviour of the mock server, path of its URL, and expected model. */
export const WIRES = {
  'openai-compatible': { tells: replyWithUsage, path: '/v1', asked: 'm' },
  anthropic: { tells: tellsAnthropic, path: '/v1', asked: 'm' },
  google: { tells: tellsGoogle, path: '/v1beta', asked: 'm:streamGenerateContent?alt=sse' },
  mistral: { tells: replyWithUsage, path: '/v1', asked: 'm' },
} as const
export type Wire = keyof typeof WIRES
