import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'

/**
 * Child process that runs a model file. If the native library crashes, only this process ends. Its argument
 * is the path of the library.
 */

export interface ChatBody {
  messages: readonly { role: string; content: string }[]
  /** Context size in tokens. The model file may permit less. */
  context_tokens?: number
  max_tokens?: number
  temperature?: number
  top_p?: number
  min_p?: number
  frequency_penalty?: number
  presence_penalty?: number
  reasoning_effort?: string
  stop?: readonly string[]
  response_format?: { json_schema?: { schema: object } }
}

/** Request. If it contains no file, it cancels the request with the same id. */
export interface ProcessRequest {
  id: number
  file?: string
  body?: ChatBody
}

/** Message: part of an answer, its end, or an error with its HTTP status. */
export type ProcessMessage = { id: number } & (
  | { chunk: object }
  | { isEnd: true }
  | { status: number; message: string }
)

const { getLlama, LlamaChat, resolveChatWrapper } = (await import(
  pathToFileURL(process.argv[2] ?? '').href
)) as LlamaLibrary

const llama = await getLlama({
  build: 'never',
  skipDownload: true,
  progressLogs: false,
  logLevel: 'disabled',
  // Leaves one core for the server. Otherwise, generation would be many times slower.
  maxThreads: Math.max(1, availableParallelism() - 1),
})

const SMALLEST_CONTEXT = 2048
/** Number of cached prompts: one for narration, one for classifying input. */
const SEATS = 2

interface Loaded {
  key: string
  model: LlamaModel
  wrapper: ChatWrapper
  contextSize: number
  /** Chats with the instructions of their last prompt. The most recent chat is the last. */
  seats: { chat: LlamaChat; head: string }[]
}
let loaded: Loaded | null = null

async function load(file: string, context_tokens = 8000): Promise<Loaded> {
  const key = `${context_tokens} ${file}`
  if (loaded?.key === key) return loaded
  await loaded?.model.dispose()
  loaded = null
  const model = await llama.loadModel({ modelPath: file })
  const max = Math.min(context_tokens, model.trainContextSize)
  const contextSize = { min: Math.min(SMALLEST_CONTEXT, max), max }
  const context = await model.createContext({ contextSize, sequences: SEATS })
  const wrapper = resolveChatWrapper(model)
  const seats = Array.from({ length: SEATS }, () => ({
    chat: new LlamaChat({ contextSequence: context.getSequence(), chatWrapper: wrapper }),
    head: '',
  }))
  loaded = { key, model, wrapper, contextSize: context.contextSize, seats }
  return loaded
}

function chatFor({ seats }: Loaded, head: string): LlamaChat {
  const known = seats.findIndex((seat) => seat.head === head)
  const [seat] = seats.splice(Math.max(0, known), 1)
  if (seat === undefined) throw new Error('There is no seat')
  seats.push({ ...seat, head })
  return seat.chat
}

/** Returns the messages as a history, followed by an empty answer. */
const historyOf = ({ messages }: ChatBody): HistoryItem[] => [
  ...messages.map(({ role, content }): HistoryItem =>
    role === 'assistant'
      ? { type: 'model', response: [content] }
      : { type: role === 'system' ? 'system' : 'user', text: content },
  ),
  { type: 'model', response: [] },
]

/** Number of tokens per evaluation. A request can be cancelled only between two evaluations. */
const PIECE = 256

/** Evaluates all tokens of a prompt except the last one. Returns how many were cached. */
async function evaluate(sequence: Sequence, tokens: Tokens, signal: AbortSignal): Promise<number> {
  const prompt = tokens.slice(0, -1)
  await sequence.adaptStateToTokens(prompt, false)
  const cached = sequence.nextTokenIndex
  for (let at = cached; at < prompt.length; at += PIECE) {
    signal.throwIfAborted()
    await sequence.evaluateWithoutGeneratingNewTokens(prompt.slice(at, at + PIECE))
  }
  return cached
}

/** Returns the options of a call. JSON gets temperature 0 and no repeat penalty. */
async function optionsOf(body: ChatBody): Promise<object> {
  const { response_format, temperature = 0.8, top_p = 0.95, min_p = 0.05, stop = [] } = body
  // Disables reasoning, unless the request sets `reasoning_effort`.
  const budgets = body.reasoning_effort ? {} : { thoughtTokens: 0 }
  const shared = { topP: top_p, minP: min_p, customStopTriggers: stop, budgets }
  const schema = response_format?.json_schema?.schema
  if (schema) {
    const grammar = await llama.createGrammarForJsonSchema(schema)
    return { ...shared, grammar, temperature: 0, repeatPenalty: false }
  }
  const { frequency_penalty: frequencyPenalty = 0, presence_penalty: presencePenalty = 0 } = body
  return { ...shared, temperature, repeatPenalty: { frequencyPenalty, presencePenalty } }
}

/** Minimum number of tokens that the prompt must leave for an answer. */
const LEAST_ANSWER = 100

async function answer(
  { id, file = '', body = { messages: [] } }: ProcessRequest,
  signal: AbortSignal,
) {
  const chunk = (delta: object, finish_reason: string | null, more: object = {}) =>
    process.send?.({ id, chunk: { choices: [{ index: 0, delta, finish_reason }], ...more } })
  const now = await load(file, body.context_tokens)
  const { model, wrapper, contextSize } = now
  const history = historyOf(body)
  const { contextText } = wrapper.generateContextState({ chatHistory: history })
  const tokens = contextText.tokenize(model.tokenizer)
  const room = contextSize - tokens.length - 1
  const { max_tokens = room } = body
  if (room < Math.min(max_tokens, LEAST_ANSWER)) {
    throw Object.assign(new Error('prompt is too long'), { status: 400 })
  }
  const chat = chatFor(now, body.messages[0]?.content ?? '')
  const { tokenMeter } = chat.sequence
  const cached_tokens = await evaluate(chat.sequence, tokens, signal)
  const before = tokenMeter.getState().usedOutputTokens
  const { metadata } = await chat.generateResponse(history, {
    ...(await optionsOf(body)),
    signal,
    maxTokens: Math.min(max_tokens, room),
    onTextChunk: (content: string) => content !== '' && chunk({ content }, null),
  })
  const usage = {
    prompt_tokens: tokens.length,
    completion_tokens: tokenMeter.getState().usedOutputTokens - before,
    prompt_tokens_details: { cached_tokens },
  }
  const finish = metadata.stopReason === 'maxTokens' ? 'length' : 'stop'
  chunk({}, finish, { usage, context_tokens: contextSize })
  process.send?.({ id, isEnd: true })
}

const calls = new Map<number, AbortController>()
let last = Promise.resolve()

process.on('message', (request: ProcessRequest) => {
  const { id } = request
  if (request.file === undefined) return calls.get(id)?.abort()
  const call = new AbortController()
  calls.set(id, call)
  const run = async () => {
    call.signal.throwIfAborted()
    await answer(request, call.signal)
  }
  last = last
    .then(run)
    .catch(({ status = 503, message }: Error & { status?: number }) => {
      process.send?.({ id, status, message })
    })
    .finally(() => calls.delete(id))
})
process.once('disconnect', () => process.exit())

/** Used part of the interface of node-llama-cpp, which is installed separately. */
interface LlamaLibrary {
  getLlama: (options: object) => Promise<{
    loadModel: (options: { modelPath: string }) => Promise<LlamaModel>
    createGrammarForJsonSchema: (schema: object) => Promise<object>
  }>
  resolveChatWrapper: (model: LlamaModel) => ChatWrapper
  LlamaChat: new (options: { contextSequence: Sequence; chatWrapper: ChatWrapper }) => LlamaChat
}

interface LlamaModel {
  tokenizer: unknown
  trainContextSize: number
  createContext: (options: object) => Promise<{ contextSize: number; getSequence: () => Sequence }>
  dispose: () => Promise<void>
}

type HistoryItem = { type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] }

interface ChatWrapper {
  generateContextState: (of: { chatHistory: HistoryItem[] }) => {
    contextText: { tokenize: (tokenizer: unknown) => Tokens }
  }
}

export type Tokens = readonly unknown[]

interface Sequence {
  nextTokenIndex: number
  /** Removes cached tokens after the part that both prompts share. */
  adaptStateToTokens: (tokens: Tokens, allowShift: boolean) => Promise<void>
  evaluateWithoutGeneratingNewTokens: (tokens: Tokens) => Promise<void>
  tokenMeter: { getState: () => { usedOutputTokens: number } }
}

export interface LlamaChat {
  sequence: Sequence
  generateResponse: (
    history: HistoryItem[],
    options: object,
  ) => Promise<{ metadata: { stopReason: string } }>
}
