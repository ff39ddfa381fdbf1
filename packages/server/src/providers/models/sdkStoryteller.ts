import { assemblePrompt, type Prompt } from '../../engine/prompt/assemblePrompt.ts'
import type { Telling, TellRequest } from '../../engine/storyteller/telling.ts'
import type { TextModel } from '../../services/sessions/modelPorts.ts'
import type { CallPolicy } from './callPolicy.ts'
import { faultOf } from './faultOf.ts'
import { IMMERSION_SCHEMA, readImmersion } from './immersion.ts'
import type { Moderator } from './moderator.ts'
import type { OpenProvider } from './openProvider.ts'
import { ProviderFault } from './providerFault.ts'
import type { ModelBinding } from './readModelsFile.ts'
import { speak, type Spoken } from './speak.ts'
import { isInWrongScript, upToLastSentence } from './tidyProse.ts'

export interface StorytellerParts {
  binding: ModelBinding
  provider: OpenProvider
  policy: CallPolicy
  /** Hears every telling before the player does, where one is connected. */
  moderator: Moderator | null
}

/** What the model is told again when its answer was of no use. */
const REMARKS = {
  json: 'Your last answer could not be read. Answer with the JSON object alone.',
  prose:
    'Your last answer was of no use. Tell this turn, in plain prose and in the right language.',
  safer: 'Tell this turn again so that every reader of this story may hear it.',
} as const

/** Some room for what the estimate does not see. */
const MARGIN = 0.1

type Speech = AsyncGenerator<string, Telling, void>

/** A storyteller behind a provider. */
export function sdkStoryteller(parts: StorytellerParts): TextModel {
  const { binding, provider, policy, moderator } = parts
  const budget = Math.floor((binding.contextTokens - binding.maxOutputTokens) * (1 - MARGIN))

  const ask = (asked: Parameters<typeof speak>[1], signal: AbortSignal) =>
    provider.call(speak(binding, asked), policy.text, signal)

  /** Runs an attempt of which nobody hears a word before its end. */
  async function inSilence<T>(speech: AsyncGenerator<string, T, void>): Promise<T> {
    for (;;) {
      const piece = await speech.next()
      if (piece.done) return piece.value
    }
  }

  async function* tellProse(request: TellRequest, prompt: Prompt, signal: AbortSignal): Speech {
    const speech = ask({ prompt }, signal)
    // Where somebody hears it first, the player hears it after.
    const first = moderator ? await inSilence(speech) : yield* speech
    const narrative =
      proseOf(first, request) ??
      proseOf(await inSilence(ask({ prompt, remark: REMARKS.prose }, signal)), request)
    if (narrative === null) throw new ProviderFault('unreadable', 'twice no usable prose')
    return { narrative, setup: null, choices: [], manifest: prompt.manifest }
  }

  async function tellImmersion(prompt: Prompt, signal: AbortSignal): Promise<Telling> {
    const asked = { prompt, schema: IMMERSION_SCHEMA }
    const first = readImmersion((await inSilence(ask(asked, signal))).text)
    const second = first.immersion
      ? first
      : readImmersion((await inSilence(ask({ ...asked, remark: REMARKS.json }, signal))).text)
    const setup = second.setup ?? first.setup
    if (setup === null) throw new ProviderFault('unreadable', 'twice no closer look')
    const choices = second.immersion?.choices ?? ['', '']
    return { narrative: '', setup, choices: [...choices], manifest: prompt.manifest }
  }

  async function* tellWithin(request: TellRequest, room: number, signal: AbortSignal): Speech {
    const prompt = assemblePrompt(request, room)
    const telling =
      request.ruling.kind === 'immerse'
        ? await tellImmersion(prompt, signal)
        : yield* tellProse(request, prompt, signal)
    if (!moderator || (await moderator.isFine(textOf(telling), signal))) return telling
    const asked = { prompt, remark: REMARKS.safer }
    const safer = request.ruling.kind === 'immerse' ? null : await inSilence(ask(asked, signal))
    const narrative = safer && proseOf(safer, request)
    if (narrative && (await moderator.isFine(narrative, signal))) return { ...telling, narrative }
    throw new ProviderFault('refused', 'flagged twice')
  }

  return {
    async *tell(request, signal) {
      try {
        return yield* tellWithin(request, budget, signal)
      } catch (error) {
        const fault = faultOf(error)
        if (fault.kind !== 'too_long') throw fault
        // Our estimate was too kind, or the provider's room is smaller than the operator says.
        return yield* tellWithin(request, Math.floor(budget / 2), signal)
      }
    },
  }
}

const textOf = ({ narrative, setup, choices }: Telling) =>
  [narrative, setup, ...choices].filter(Boolean).join('\n')

/** The prose of an answer; null where it is none. */
function proseOf({ text, isShort }: Spoken, { language }: TellRequest): string | null {
  const prose = (isShort ? upToLastSentence(text) : text).trim()
  return prose === '' || isInWrongScript(prose, language) ? null : prose
}
