import { noteCall, noteUse } from '../callMeter.ts'
import { learnRefusal, sentNow, settingsOf } from './callSettings.ts'
import { countedOf, moreOf, NONE_COUNTED } from './countedTokens.ts'
import { cacheKeyOf, instructionsOf, messagesOf, type AskedPrompt } from './messages.ts'
import type { Connection } from './connection.ts'
import type { Attempt } from './tryOnce.ts'
import { ProviderFault } from './providerFault.ts'
import type { ModelBinding } from './readModelsFile.ts'
import { languageModel } from './sdkModels.ts'
import { createTidier } from './tidyProse.ts'

/** No telling is longer: a model that goes on has lost its way. */
const LONGEST_PROSE = 12_000
/** Nor any JSON: a story in outline, escaped and indented, takes several times as much. */
const LONGEST_JSON = 60_000

export interface Spoken {
  text: string
  /** It stopped for want of room, not because all was said. */
  isShort: boolean
}

export interface Asked {
  prompt: AskedPrompt
  /** Said last, where an answer was of no use. */
  remark?: string
  /** Of an answer in JSON; without it the answer is prose, and is given out as it comes. */
  schema?: Parameters<typeof import('ai').jsonSchema>[0]
}

/** Asks a model once. Gives prose out piece by piece; of JSON it gives nothing out. */
export function generateText(binding: ModelBinding, asked: Asked): Attempt<Spoken> {
  return async function* attempt(line, signal) {
    for (;;) {
      const sent = sentNow(binding)
      try {
        const stream = await openStream(binding, asked, line, signal)
        return yield* speak(stream, binding, asked.schema === undefined)
      } catch (error) {
        // A request that is refused for a setting has said nothing: it is sent again without it.
        if (!learnRefusal(binding, sent, error)) throw error
        noteCall(binding)
      }
    }
  }
}

async function openStream(
  binding: ModelBinding,
  { prompt, remark, schema }: Asked,
  line: Connection,
  signal: AbortSignal,
) {
  const { streamText, Output, jsonSchema } = await import('ai')
  const { kind } = binding.provider
  const cacheKey = cacheKeyOf(prompt)
  return streamText({
    model: await languageModel(binding, line.fetch, cacheKey),
    instructions: instructionsOf(prompt, kind),
    messages: messagesOf(prompt, kind, remark),
    ...(kind === 'mistral' ? { providerOptions: { mistral: { promptCacheKey: cacheKey } } } : {}),
    ...settingsOf(binding),
    ...(schema === undefined ? {} : { output: Output.object({ schema: jsonSchema(schema) }) }),
    maxRetries: 0,
    abortSignal: signal,
    includeRawChunks: true,
    // Errors come as parts of the stream; without this they would be printed too.
    onError: () => undefined,
  }).stream
}

type Stream = Awaited<ReturnType<typeof openStream>>

/** Hears an answer to its end; what it has cost is counted even where it comes to none. */
async function* speak(
  stream: Stream,
  binding: ModelBinding,
  isProse: boolean,
): AsyncGenerator<string, Spoken, void> {
  const tidy = createTidier()
  const longest = isProse ? LONGEST_PROSE : LONGEST_JSON
  let text = ''
  let finish: string | null = null
  let counted = NONE_COUNTED
  try {
    for await (const part of stream) {
      if (part.type === 'error') throw hasNoEnd(part.error, text) ?? part.error
      if (part.type === 'abort') throw new ProviderFault('timeout', 'called off')
      if (part.type === 'raw') counted = moreOf(counted, part.rawValue)
      if (part.type === 'finish') {
        finish = part.finishReason
        counted = countedOf(part.totalUsage)
      }
      if (part.type !== 'text-delta') continue
      const piece = tidy(part.text)
      text += piece
      if (text.length > longest) throw new ProviderFault('runaway', 'goes on and on')
      if (isProse && piece !== '') yield piece
    }
  } finally {
    noteUse(binding, counted)
  }
  if (finish === 'content-filter') throw new ProviderFault('refused', 'stopped by its filter')
  if (finish === null || finish === 'error') throw new ProviderFault('cut_off', 'no end')
  return { text, isShort: finish === 'length' }
}

/** A stream that says something and then just ends; the client calls its data invalid. */
const hasNoEnd = (error: unknown, text: string): ProviderFault | null =>
  text !== '' && error instanceof Error && error.name.includes('InvalidResponseData')
    ? new ProviderFault('cut_off', 'no end')
    : null
