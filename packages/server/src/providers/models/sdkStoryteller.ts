import { assemblePrompt, hiddenIn, type Prompt } from '@kathasagar/engine/prompt/assemblePrompt'
import { positionText, rulingText } from '@kathasagar/engine/prompt/rulingText'
import { targetOf } from '@kathasagar/engine/ruling/ruling'
import type { TellRequest, Telling } from '@kathasagar/engine/storyteller/telling'

import type { ConnectedTeller } from '../../modules/sessions/index.ts'
import { textLimits } from './callPolicy.ts'
import { faultOf } from './faultOf.ts'
import { guarded, type Guarded, markOf, refuseUnfit } from './guardedText.ts'
import { IMMERSION_SCHEMA, readImmersion, type ReadImmersion } from './immersion.ts'
import { inSilence, moderatedTeller, type Teller } from './moderatedTeller.ts'
import type { Moderator } from './moderator.ts'
import { type Bounds, isProse, onlyProse } from './onlyProse.ts'
import type { ModelParts } from './openProvider.ts'
import { ProviderFault } from './providerFault.ts'
import { sdkCondenser } from './sdkCondenser.ts'
import { sdkDrafter } from './sdkDrafter.ts'
import { promptRoom } from './promptRoom.ts'
import { sdkImproviser } from './sdkImproviser.ts'
import { sdkJudge } from './sdkJudge.ts'
import { type Asked, generateText, type Spoken } from './generateText.ts'
import { isInWrongScript, upToLastSentence } from './plainText.ts'

export interface StorytellerParts extends ModelParts {
  /** Hears every telling before the player does, where one is connected. */
  moderator: Moderator | null
}

/** What the model is told in addition when its first answer was of no use. */
const REMARKS = {
  json: 'Your last answer could not be read. Answer with the JSON object alone.',
  prose:
    'Your last answer was of no use. Tell this turn of the story and nothing else: plain prose in the right language, no words to the player about yourself or about the request, no headings, no lists, no choices, and no end of the story unless the ruling is one.',
  safer: 'Tell this turn so that every reader of this story may hear it.',
} as const

type Speech = AsyncGenerator<string, Telling, void>
type Ask = (asked: Asked) => AsyncGenerator<string, Spoken, void>

/** What a telling of a turn may do: only a ruling ends a story. */
const boundsOf = (request: TellRequest): Bounds => ({
  mayEnd: request.graph.isEnding(targetOf(request.ruling) ?? request.state.node),
  open: `${positionText(request)}\n${rulingText(request)}`,
})

async function* tellProse(ask: Ask, request: TellRequest, prompt: Prompt): Speech {
  const bounds = boundsOf(request)
  const first = proseOf(yield* readable(onlyProse(ask({ prompt }), bounds)), request)
  const again = () => inSilence(readable(onlyProse(ask({ prompt, remark: REMARKS.prose }), bounds)))
  const narrative = first ?? proseOf(await again(), request)
  if (narrative === null) throw new ProviderFault('unreadable', 'twice no usable prose')
  return { narrative, setup: null, choices: [], manifest: prompt.manifest }
}

/** What an answer is heard for. */
interface Heard {
  guarding: Guarded
  bounds: Bounds
}

/** What of a closer look is telling: a refusal in the right shape is none. */
function onlyTold({ immersion, setup }: ReadImmersion, bounds: Bounds): ReadImmersion {
  if (setup === null || !isProse(setup, bounds)) return { immersion: null, setup: null }
  const areTold = immersion?.choices.every((choice) => isProse(choice, bounds)) ?? false
  return { immersion: areTold ? immersion : null, setup }
}

/** Asks for a setup and two choices. Where only the setup can be used, the engine words the choices. */
async function tellImmersion(
  ask: Ask,
  prompt: Prompt,
  { guarding, bounds }: Heard,
): Promise<Telling> {
  const read = async (asked: Asked) =>
    onlyTold(readImmersion((await inSilence(readable(ask(asked))))?.text ?? ''), bounds)
  const asked = { prompt, schema: IMMERSION_SCHEMA }
  const first = await read(asked)
  const second = first.immersion ? first : await read({ ...asked, remark: REMARKS.json })
  const setup = second.setup ?? first.setup
  if (setup === null) throw new ProviderFault('unreadable', 'twice no closer look')
  const choices = second.immersion?.choices ?? ['', '']
  refuseUnfit([setup, ...choices].join('\n'), guarding)
  return { narrative: '', setup, choices: [...choices], manifest: prompt.manifest }
}

/** A storyteller behind a provider. */
export function sdkStoryteller(parts: StorytellerParts): ConnectedTeller {
  const { binding, provider, policy, credits, moderator } = parts
  const budget = promptRoom(binding)

  const limits = { ...textLimits(policy, binding), model: binding, credits }
  const tellWithin = (room: number): Teller =>
    async function* tell(request, signal, isSafer) {
      const bare = assemblePrompt(request, room)
      const rating = request.canon?.rating ?? 'family'
      const guarding = { hidden: hiddenIn(request), rating }
      const changing = `${bare.changing}\n\n${REMARKS.safer}`
      const prompt = isSafer ? { ...bare, changing } : bare
      const ask: Ask = (asked) =>
        guarded(provider.call(generateText(binding, asked), limits, signal), guarding)
      if (request.ruling.kind === 'immerse') {
        return await tellImmersion(ask, prompt, { guarding, bounds: boundsOf(request) })
      }
      return yield* tellProse(ask, request, prompt)
    }
  const heard = (teller: Teller) => (moderator ? moderatedTeller(teller, moderator) : teller)

  return {
    judge: sdkJudge(parts),
    condense: sdkCondenser(parts),
    ...sdkDrafter(parts),
    improvise: sdkImproviser(parts),
    withinMs: limits.totalMs,
    async *tell(unmarked, signal) {
      const request = { ...unmarked, mark: markOf(unmarked), style: binding.style }
      try {
        return yield* heard(tellWithin(budget))(request, signal, false)
      } catch (error) {
        const fault = faultOf(error)
        if (fault.kind !== 'too_long') throw fault
        // Our estimate was too kind, or the provider's room is smaller than the operator says.
        return yield* heard(tellWithin(Math.floor(budget / 2)))(request, signal, false)
      }
    },
  }
}

/** An answer that can't be read is no answer; it may be asked for once more. */
async function* readable(speech: AsyncGenerator<string, Spoken, void>) {
  try {
    return yield* speech
  } catch (error) {
    const fault = faultOf(error)
    if (fault.kind !== 'unreadable') throw fault
    return null
  }
}

/** The prose of an answer; null where it is none. */
function proseOf(spoken: Spoken | null, { language }: TellRequest): string | null {
  if (spoken === null) return null
  const { text, isShort } = spoken
  const prose = (isShort ? upToLastSentence(text) : text).trim()
  return prose === '' || isInWrongScript(prose, language) ? null : prose
}
