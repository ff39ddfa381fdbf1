import { createHash } from 'node:crypto'

import type { ProviderKind } from '@kathasagar/api/contract/vocabulary'
import type { Prompt } from '@kathasagar/engine/prompt/assemblePrompt'
import type { ModelMessage } from 'ai'

import { noteUse } from '../callMeter.ts'
import type { Connection } from './connection.ts'
import { reasoningHabitOf } from './learned.ts'
import type { Attempt } from './openProvider.ts'
import { tidy } from './plainText.ts'
import { createStoryFilter, type Bounds } from './prose.ts'
import { ProviderError } from './providerError.ts'
import { DEFAULTS, type ModelBinding } from './readModelsFile.ts'
import { withoutReasoning } from './reasoning.ts'
import { languageModel } from './sdkModels.ts'

const LONGEST_PROSE = 12_000
/** Maximum length of JSON. An escaped and indented outline is several times longer than its prose. */
const LONGEST_JSON = 60_000
/** Maximum number of characters to read after the story, to get the token counts. */
const LONGEST_BEYOND = 200

export interface TextRequest {
  prompt: Pick<Prompt, 'stable' | 'changing'> & Partial<Pick<Prompt, 'turns'>>
  /** Text to append to the prompt, for example about an unusable answer. */
  remark?: string
  /** Token limit without reasoning. Default: the limit of the model. */
  tokens?: number
  /** JSON schema, or the bounds of prose. Prose is streamed. */
  answer: { schema: object } | Bounds
}

export function generateText(binding: ModelBinding, asked: TextRequest): Attempt<string> {
  return async function* attempt(line, signal) {
    const stream = await openStream(binding, asked, line, signal)
    return yield* speak(stream, binding, asked.answer)
  }
}

const SDK_NAMES = {
  max_output_tokens: 'maxOutputTokens',
  temperature: 'temperature',
  top_p: 'topP',
  frequency_penalty: 'frequencyPenalty',
  presence_penalty: 'presencePenalty',
  reasoning_effort: 'reasoning',
} as const

/** Default sampling for the kinds in `SAMPLED`. Other kinds have good defaults. */
const SAMPLING = { temperature: 0.8, top_p: 0.95, frequency_penalty: 0.2 }
const SAMPLED: readonly ProviderKind[] = ['openai-compatible', 'mistral']
/** Stop sequences. They occur only after a complete narration. Servers accept at most four. */
const STOPS = ['\nUser:', '\nPlayer:', '<player_words>', '<scene>']

/** Returns the token limit. A model that reasons or has a configured limit gets its full limit. */
function mostTokens(binding: ModelBinding, tokens = Infinity): number {
  const { max_output_tokens: most } = binding.settings
  const isOwn = most !== DEFAULTS.outputTokens || reasoningHabitOf(binding).isReasoning()
  return isOwn ? most : Math.min(most, tokens)
}

function settingsOf(binding: ModelBinding, { answer, tokens }: TextRequest): object {
  const isProse = !('schema' in answer)
  const isSampled = isProse && SAMPLED.includes(binding.provider.kind)
  const settings: Partial<ModelBinding['settings']> = {
    ...(isSampled && SAMPLING),
    ...binding.settings,
    max_output_tokens: mostTokens(binding, tokens),
  }
  const named = Object.entries(SDK_NAMES).flatMap(([name, sdkName]) => {
    const value = settings[name as keyof typeof SDK_NAMES]
    return value === undefined ? [] : [[sdkName, value]]
  })
  return { ...Object.fromEntries(named), ...(isProse && { stopSequences: STOPS }) }
}

/** Marks the end of the part to cache. All providers except Anthropic cache automatically. */
const cacheUpTo = (kind: ProviderKind) =>
  kind === 'anthropic'
    ? { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } as const }
    : {}

function messagesOf({ prompt, remark }: TextRequest, kind: ProviderKind): ModelMessage[] {
  const { turns = [], changing } = prompt
  return [
    ...turns.map(({ role, text }, at) => ({
      role,
      content: text,
      ...(at === turns.length - 1 ? cacheUpTo(kind) : {}),
    })),
    { role: 'user', content: remark === undefined ? changing : `${changing}\n\n${remark}` },
  ]
}

/** Returns a cache key. It is the same for prompts with the same beginning, and does not identify the player. */
const cacheKeyOf = ({ stable, turns = [] }: TextRequest['prompt']): string =>
  createHash('sha256')
    .update(JSON.stringify([stable, turns[0]?.text ?? '']))
    .digest('hex')
    .slice(0, 32)

async function openStream(
  binding: ModelBinding,
  asked: TextRequest,
  line: Connection,
  signal: AbortSignal,
) {
  const { streamText, Output, jsonSchema } = await import('ai')
  const { kind } = binding.provider
  const { prompt, answer } = asked
  const cacheKey = cacheKeyOf(prompt)
  return streamText({
    model: await languageModel(binding, line.fetch, cacheKey),
    instructions: { role: 'system', content: prompt.stable, ...cacheUpTo(kind) },
    messages: messagesOf(asked, kind),
    ...(kind === 'mistral' ? { providerOptions: { mistral: { promptCacheKey: cacheKey } } } : {}),
    ...settingsOf(binding, asked),
    ...('schema' in answer ? { output: Output.object({ schema: jsonSchema(answer.schema) }) } : {}),
    maxRetries: 0,
    abortSignal: signal,
    includeRawChunks: true,
    // Without this handler, the library would print errors, which also arrive in the stream.
    onError: () => undefined,
  }).stream
}

async function* speak(
  stream: Awaited<ReturnType<typeof openStream>>,
  binding: ModelBinding,
  answer: TextRequest['answer'],
): AsyncGenerator<string, string, void> {
  const habit = reasoningHabitOf(binding)
  const story = 'schema' in answer ? null : createStoryFilter(habit, answer)
  const longest = story ? LONGEST_PROSE : LONGEST_JSON
  let text = ''
  let beyond = 0
  let finish: string | null = null
  let counted = NONE_COUNTED
  try {
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new ProviderError('timeout', 'called off')
      if (part.type === 'raw') counted = moreOf(counted, part.rawValue)
      if (part.type === 'reasoning-delta') {
        habit.noteReasoning()
        story?.noteApart()
      }
      if (part.type === 'finish') {
        finish = part.finishReason
        counted = tokenUsage(part.totalUsage)
      }
      if (part.type !== 'text-delta') continue
      const piece = story ? story.hear(part.text) : part.text
      text += piece
      if (text.length > longest) throw new ProviderError('runaway', 'goes on and on')
      // An empty piece is sent too, because a call that has begun is not retried.
      if (story && part.text.trim() !== '') yield piece
      if (!story?.isOver()) continue
      beyond += part.text.length
      if (beyond > LONGEST_BEYOND) {
        finish = 'stop'
        break
      }
    }
    if (finish === 'content-filter') throw new ProviderError('refused', 'stopped by its filter')
    if (finish === null || finish === 'error') throw new ProviderError('cut_off', 'no end')
    // The model used all tokens for reasoning, which the provider does not send.
    if (finish === 'length' && text === '') habit.noteReasoning()
    if (story === null) return tidy(withoutReasoning(text, habit))
    const rest = story.end(finish === 'length')
    if (rest !== '') yield rest
    return text + rest
  } finally {
    noteUse(binding, counted)
  }
}

interface CountedTokens {
  input_tokens: number
  cached_tokens: number
  output_tokens: number
}
const NONE_COUNTED: CountedTokens = { input_tokens: 0, cached_tokens: 0, output_tokens: 0 }

type Fields = Record<string, unknown>
const fieldsOf = (value: unknown, name: string): Fields => {
  const field = typeof value === 'object' && value !== null ? (value as Fields)[name] : null
  return typeof field === 'object' && field !== null ? (field as Fields) : {}
}

const sumLines = (fields: Fields, ...names: readonly string[]): number =>
  names
    .map((name) => fields[name])
    .reduce<number>((sum, value) => sum + (typeof value === 'number' && value > 0 ? value : 0), 0)

function moreOf(known: CountedTokens, piece: unknown): CountedTokens {
  const usage = fieldsOf(piece, 'usage')
  const begun = fieldsOf(fieldsOf(piece, 'message'), 'usage')
  const google = fieldsOf(piece, 'usageMetadata')
  const cached = 'cache_read_input_tokens'
  const input =
    sumLines(usage, 'prompt_tokens') +
    sumLines(begun, 'input_tokens', 'cache_creation_input_tokens', cached) +
    sumLines(google, 'promptTokenCount')
  const kept =
    sumLines(fieldsOf(usage, 'prompt_tokens_details'), 'cached_tokens') +
    sumLines(begun, cached) +
    sumLines(google, 'cachedContentTokenCount')
  const output =
    sumLines(usage, 'completion_tokens') +
    sumLines(Object.keys(begun).length > 0 ? begun : usage, 'output_tokens') +
    sumLines(google, 'candidatesTokenCount', 'thoughtsTokenCount')
  return {
    input_tokens: Math.max(known.input_tokens, input),
    cached_tokens: Math.max(known.cached_tokens, kept),
    output_tokens: Math.max(known.output_tokens, output),
  }
}

export const tokenUsage = (usage: {
  inputTokens: number | undefined
  inputTokenDetails?: { cacheReadTokens: number | undefined }
  outputTokens: number | undefined
}): CountedTokens => ({
  input_tokens: usage.inputTokens ?? 0,
  cached_tokens: usage.inputTokenDetails?.cacheReadTokens ?? 0,
  output_tokens: usage.outputTokens ?? 0,
})
