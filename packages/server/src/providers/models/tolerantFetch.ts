import { noteCall } from '../callMeter.ts'
import { learnUnsupportedFields, traitsOf, withoutRefused } from './learned.ts'
import { ProviderError } from './providerError.ts'
import type { ModelBinding } from './readModelsFile.ts'

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

const firstOf = (value: unknown): Fields =>
  fieldsOf(Array.isArray(value) ? value.find((one) => (fieldsOf(one)['index'] ?? 0) === 0) : null)

/** Returns the text of a message, without parts of reasoning. */
function textIn(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .map(fieldsOf)
    .filter(({ type = 'text' }) => type === 'text' || type === 'output_text')
    .map(({ text }) => (typeof text === 'string' ? text : ''))
    .join('')
}

const stringIn = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '')

interface Piece {
  text: string
  /** True if the text is the complete answer. */
  isWhole: boolean
  reasoning: string | undefined
  finish: string | undefined
  usage: unknown
  error: unknown
}

function pieceOf(event: unknown): Piece {
  const fields = fieldsOf(event)
  const choice = firstOf(fields['choices'])
  const delta = fieldsOf(choice['delta'])
  const message = fieldsOf(choice['message'] ?? fields['message'])
  const isDelta = choice['delta'] !== undefined && choice['delta'] !== null
  const text = textIn(delta['content'])
  const whole = isDelta ? '' : textIn(message['content'])
  const plain = [choice['text'], fields['response'], fields['content']].map(textIn).find(Boolean)
  const { timings, eval_count, prompt_eval_count } = fields
  const isLast = fields['done'] === true || (fields['stop'] === true && timings !== undefined)
  return {
    text: text || whole || (isDelta ? '' : (plain ?? '')),
    isWhole: text === '' && whole !== '' && choice['message'] !== undefined,
    reasoning: stringIn(
      ...[delta, message].flatMap((one) => [one['reasoning_content'], one['reasoning']]),
    ),
    finish:
      stringIn(choice['finish_reason'], fields['done_reason'], choice['stop_reason']) ??
      (isLast ? 'stop' : undefined),
    usage:
      fields['usage'] ??
      (eval_count === undefined
        ? undefined
        : { prompt_tokens: prompt_eval_count, completion_tokens: eval_count }),
    error: fields['error'] ?? (fields['object'] === 'error' ? fields : undefined),
  }
}

const count = (value: unknown): number => {
  const number = Number(value)
  return number > 0 && number < Infinity ? Math.round(number) : 0
}

function countsIn(usage: unknown) {
  const fields = fieldsOf(usage)
  const input = count(fields['prompt_tokens'] ?? fields['input_tokens'])
  const output = count(fields['completion_tokens'] ?? fields['output_tokens'])
  const cached = count(fieldsOf(fields['prompt_tokens_details'])['cached_tokens'])
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cached },
  }
}

const errorIn = (error: unknown) => {
  const { message, type, code } = fieldsOf(error)
  const words = typeof message === 'string' ? message : (JSON.stringify(error) ?? '')
  const named = stringIn(code) ?? (typeof code === 'number' ? code : null)
  return { message: words, type: stringIn(type) ?? null, param: null, code: named }
}

const FINISHES = new Set(['stop', 'length', 'content_filter'])
const finishOf = (finish: string): string => {
  if (FINISHES.has(finish)) return finish
  if (/length|max_?tokens|limit/i.test(finish)) return 'length'
  return /filter|safety|refus|blocklist|prohibited/i.test(finish) ? 'content_filter' : 'stop'
}

const CLOSERS = '"”’)*_`]'

/** Returns true if the text ends with a complete sentence, a closing bracket, or an asterisk. */
function isComplete(text: string): boolean {
  const end = text.trimEnd()
  let at = end.length
  while (at > 0 && CLOSERS.includes(end.charAt(at - 1))) at -= 1
  return /[.!?।۔؟…}]/u.test(end.charAt(at - 1)) || /[\]*]/u.test(end.slice(at))
}

function createEventReader(give: (event: Fields) => void) {
  let end = ''
  let hasText = false
  let isDone = false
  let finish: string | undefined
  const say = (delta: object, finish_reason: string | null = null, more: object = {}) => {
    const choices = [{ index: 0, delta: { content: '', ...delta }, finish_reason }]
    give({ id: 'answer', created: 0, model: '', object: 'chat.completion.chunk', choices, ...more })
  }

  return {
    done: () => {
      isDone = true
    },
    read: (event: unknown) => {
      const piece = pieceOf(event)
      if (piece.error !== undefined && piece.error !== null && piece.error !== '') {
        give({ error: errorIn(piece.error) })
        return
      }
      if (piece.finish === 'error') throw new ProviderError('cut_off', 'ended by an error')
      if (piece.reasoning !== undefined) {
        say({ role: 'assistant', reasoning_content: piece.reasoning })
      }
      // After the pieces, some servers send the complete answer. It is skipped.
      if (piece.text !== '' && !(piece.isWhole && hasText)) {
        hasText = true
        end = (end + piece.text).slice(-200)
        say({ role: 'assistant', content: piece.text })
      }
      finish = piece.finish ?? finish
      if (piece.usage !== undefined && piece.usage !== null) {
        say({}, null, { usage: countsIn(piece.usage) })
      }
    },
    end: () => {
      const isWhole = isDone || isComplete(end)
      if (finish === undefined && !hasText && !isDone) {
        throw new ProviderError('unreadable', 'no answer in it')
      }
      if (finish === undefined && !isWhole) throw new ProviderError('cut_off', 'no end')
      say({}, finishOf(finish ?? 'stop'))
    },
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Splits a body into events. It may be an event stream, JSON lines, or a single JSON text. */
function createBodyReader(reader: ReturnType<typeof createEventReader>) {
  let open: string[] = []
  let data: string[] = []
  let rest: string[] = []
  const readData = () => {
    if (data.length === 0) return
    const event = parsed(data.join('\n'))
    data = []
    if (event !== undefined) reader.read(event)
  }
  const readLine = (line: string) => {
    const text = line.trim()
    if (text === '') return readData()
    const field = /^(?:data|event|id|retry)?:\s?/u.exec(text)?.[0]
    if (field !== undefined && !field.startsWith('data')) return
    const value = field === undefined ? text : text.slice(field.length)
    if (value.trim() === '[DONE]') return (readData(), reader.done())
    const event = /^[{[]/u.test(value) && /[}\]]$/u.test(value) ? parsed(value) : undefined
    if (event !== undefined && typeof event === 'object') return (readData(), reader.read(event))
    if (field === undefined) rest.push(line)
    else data.push(value)
  }
  return {
    hear: (piece: string) => {
      const lines = piece.split(/\r\n|\n|\r/u)
      for (const line of lines.slice(0, -1)) {
        readLine([...open, line].join(''))
        open = []
      }
      const last = lines.at(-1) ?? ''
      if (last !== '') open.push(last)
    },
    end: () => {
      readLine(open.join(''))
      readData()
      const event = rest.length === 0 ? undefined : parsed(rest.join('\n'))
      if (event !== undefined) reader.read(event)
      reader.end()
    },
  }
}

/** Converts a response for the client library. Skips unknown events and fields. */
function readTolerantly(response: Response): Response {
  if (response.body === null) return response
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  let reader: ReturnType<typeof createBodyReader>
  const events = new TransformStream<Uint8Array, Uint8Array>({
    start: (out) => {
      const give = (event: Fields) =>
        out.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
      reader = createBodyReader(createEventReader(give))
    },
    transform: (bytes) => reader.hear(decoder.decode(bytes, { stream: true })),
    flush: () => {
      reader.hear(decoder.decode())
      reader.end()
    },
  })
  const body = (response.body as ReadableStream<Uint8Array>).pipeThrough(events)
  return new Response(body as never, { headers: { 'content-type': 'text/event-stream' } })
}

type Fetch = typeof globalThis.fetch

const MOST_ROUNDS = 8

export const tolerantFetch =
  (binding: ModelBinding, fetch: Fetch): Fetch =>
  async (input, init) => {
    const whole = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Record<
      string,
      unknown
    >
    const isChat = ['openai-compatible', 'mistral'].includes(binding.provider.kind)
    for (let round = 1; ; round += 1) {
      const body = withoutRefused(whole, traitsOf(binding))
      const response = await fetch(input, { ...init, body: JSON.stringify(body) })
      if (response.ok)
        return isChat && whole['stream'] === true ? readTolerantly(response) : response
      const words = await response.text()
      const { status, headers } = response
      if (round > MOST_ROUNDS || !learnUnsupportedFields(binding, body, { status, words })) {
        return new Response(words, { status, headers })
      }
      noteCall(binding)
    }
  }
