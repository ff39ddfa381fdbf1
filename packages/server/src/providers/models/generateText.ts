import { noteUse } from '../callMeter.ts'
import { countedOf, moreOf, NONE_COUNTED } from './countedTokens.ts'
import { cacheKeyOf, instructionsOf, messagesOf, type AskedPrompt } from './messages.ts'
import type { Connection } from './connection.ts'
import type { Attempt } from './tryOnce.ts'
import { ProviderFault } from './providerFault.ts'
import type { ModelBinding } from './readModelsFile.ts'
import { languageModel } from './sdkModels.ts'
import { tidy } from './plainText.ts'
import { ReasonedAloudError, withoutReasoning } from './reasoning.ts'
import { habitOf } from './learned.ts'
import { createStoryFilter } from './storyText.ts'

/** No telling is longer: a model that goes on has lost its way. */
const LONGEST_PROSE = 12_000
/** Nor any JSON: a story in outline, escaped and indented, takes several times as much. */
const LONGEST_JSON = 60_000

/** After the end of the story a model is heard for so many characters more. */
const LONGEST_BEYOND = 200

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
    const stream = await openStream(binding, asked, line, signal)
    return yield* speak(stream, binding, asked.schema === undefined)
  }
}

/** Returns what a model is asked with. */
const settingsOf = ({
  maxOutputTokens,
  temperature,
  topP,
  frequencyPenalty,
  presencePenalty,
  reasoningEffort,
}: ModelBinding) => {
  const settings = {
    temperature,
    topP,
    frequencyPenalty,
    presencePenalty,
    reasoning: reasoningEffort,
  }
  const given = Object.entries(settings).filter(([, value]) => value !== undefined)
  return { maxOutputTokens, ...(Object.fromEntries(given) as Partial<Given<typeof settings>>) }
}
type Given<Settings> = { [Name in keyof Settings]: NonNullable<Settings[Name]> }

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

/** Hears an answer to its end. Counts what it has cost even if it comes to none. */
async function* speak(
  stream: Stream,
  binding: ModelBinding,
  isProse: boolean,
): AsyncGenerator<string, Spoken, void> {
  const habit = habitOf(binding)
  const story = createStoryFilter(habit)
  const longest = isProse ? LONGEST_PROSE : LONGEST_JSON
  let text = ''
  let beyond = 0
  let finish: string | null = null
  let counted = NONE_COUNTED
  try {
    for await (const part of stream) {
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new ProviderFault('timeout', 'called off')
      if (part.type === 'raw') counted = moreOf(counted, part.rawValue)
      if (part.type === 'reasoning-delta') story.noteApart()
      if (part.type === 'finish') {
        finish = part.finishReason
        counted = countedOf(part.totalUsage)
      }
      if (part.type !== 'text-delta') continue
      const piece = isProse ? story.hear(part.text) : part.text
      text += piece
      if (text.length > longest) throw new ProviderFault('runaway', 'goes on and on')
      // An empty piece says that the answer has begun: the call is not made again.
      if (isProse && part.text.trim() !== '') yield piece
      if (!isProse || !story.isOver()) continue
      // A little more is read, so that the counts at the end are seen.
      beyond += part.text.length
      if (beyond > LONGEST_BEYOND) {
        finish = 'stop'
        break
      }
    }
    if (finish === 'content-filter') throw new ProviderFault('refused', 'stopped by its filter')
    if (finish === null || finish === 'error') throw new ProviderFault('cut_off', 'no end')
    if (!isProse) return { text: tidy(withoutReasoning(text, habit)), isShort: finish === 'length' }
    const rest = story.end()
    if (rest !== '') yield rest
    return { text: text + rest, isShort: finish === 'length' }
  } catch (error) {
    throw error instanceof ReasonedAloudError
      ? new ProviderFault('unreadable', 'reasoned before it told')
      : error
  } finally {
    noteUse(binding, counted)
  }
}
