import type { HarmKind } from '@kathasagar/story/vocabulary'
import * as z from 'zod/mini'

import type { CalledModel } from '../callMeter.ts'
import { askJson } from './askJson.ts'
import { timeLimits, type CallPolicy } from './callPolicy.ts'
import { faultOf } from './faultOf.ts'
import type { OpenProvider } from './openProvider.ts'
import type { Attempt } from './tryOnce.ts'
import { ProviderFault } from './providerFault.ts'

/** Hears what was told before the player does. */
export interface Moderator {
  /** Whether it is left alone just now: what is told would be heard by nobody. */
  isResting: () => boolean
  /** Throws when it can't be asked: nothing is told unheard. */
  isFine: (text: string, signal: AbortSignal) => Promise<boolean>
  /** What a player's words do harm by. A deed of plain violence is what tales are made of. */
  harmOf: (words: string, signal: AbortSignal) => Promise<HarmKind | null>
}

const Judgement = z.object({
  results: z.array(
    z.object({
      flagged: z.boolean(),
      categories: z.optional(z.record(z.string(), z.nullable(z.boolean()))),
    }),
  ),
})
type Results = z.infer<typeof Judgement>['results']

/** Categories by the beginning of their names, the gravest first. */
const CATEGORIES: readonly (readonly [string, HarmKind])[] = [
  ['sexual/minors', 'minors'],
  ['self-harm', 'self_harm'],
  ['self_harm', 'self_harm'],
  ['sexual', 'sexual'],
  ['hate', 'hate'],
  ['harassment/threatening', 'hate'],
  ['illicit', 'weapons'],
  ['violence/graphic', 'graphic_harm'],
]

function kindOf(results: Results): HarmKind | null {
  const flagged = results.filter((result) => result.flagged)
  if (flagged.length === 0) return null
  const named = flagged.flatMap(({ categories }) =>
    Object.entries(categories ?? {}).flatMap(([name, isMeant]) => (isMeant ? [name] : [])),
  )
  // A moderator that names nothing has flagged it all the same.
  if (named.length === 0) return 'graphic_harm'
  return CATEGORIES.find(([start]) => named.some((name) => name.startsWith(start)))?.[1] ?? null
}

/** One that cannot judge is out of order as a whole, whatever keeps it from that. */
function outageOf(error: unknown): ProviderFault {
  const fault = faultOf(error)
  return fault.isOutage ? fault : new ProviderFault('overloaded', 'no judgement')
}

/** A moderation model behind an OpenAI-compatible server (`POST /moderations`). */
export function openModerator(
  open: OpenProvider,
  { model, price }: Pick<CalledModel, 'model' | 'price'>,
  policy: CallPolicy,
): Moderator {
  // The telling that it hears has been counted.
  const asked = { key: 'moderation', model, price }
  const limits = { ...timeLimits(policy, open.provider), model: asked, credits: 0 }

  const ask = (input: string): Attempt<Results> =>
    async function* judge(line) {
      yield* []
      try {
        const server = { provider: open.provider, line }
        const answer = await askJson(server, '/moderations', { model, input })
        return Judgement.parse(answer).results
      } catch (error) {
        throw outageOf(error)
      }
    }

  const judged = async (text: string, signal: AbortSignal): Promise<Results> => {
    try {
      const judging = await open.call(ask(text), limits, signal).next()
      if (judging.done !== true) throw new ProviderFault('overloaded', 'no judgement')
      return judging.value
    } catch (error) {
      throw error instanceof ProviderFault ? error.asOurs() : error
    }
  }

  return {
    isResting: open.isResting,
    isFine: async (text, signal) => (await judged(text, signal)).every(({ flagged }) => !flagged),
    harmOf: async (words, signal) => kindOf(await judged(words, signal)),
  }
}
