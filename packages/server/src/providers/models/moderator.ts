import type { Narration, NarrationRequest } from '@kathasagar/engine/narration/narration'
import type { HarmKind } from '@kathasagar/story/vocabulary'
import * as z from 'zod/mini'

import type { MeteredModel } from '../callMeter.ts'
import { timeLimits, type CallPolicy } from './callPolicy.ts'
import type { Connection } from './connection.ts'
import type { Attempt, OpenProvider } from './openProvider.ts'
import { toProviderError, ProviderError } from './providerError.ts'

export interface Moderator {
  isResting: () => boolean
  /** Returns true if a text is not flagged. Throws if the moderator is unavailable. */
  isFine: (text: string, signal: AbortSignal) => Promise<boolean>
  /** Returns the kind of harm in a player's input, or null. Permits plain violence, because stories contain it. */
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

/** Kinds of harm by the prefix of the moderation model's category. The most serious is the first. */
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
  // The moderator has flagged the text without a category.
  if (named.length === 0) return 'graphic_harm'
  return CATEGORIES.find(([start]) => named.some((name) => name.startsWith(start)))?.[1] ?? null
}

/** Calls a moderation model. Throws if it does not return a verdict. */
async function askModeration(
  { base_url, api_key }: OpenProvider['provider'],
  { fetch }: Connection,
  body: object,
): Promise<Results> {
  const response = await fetch(`${base_url ?? ''}/moderations`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(api_key ? { authorization: `Bearer ${api_key}` } : {}),
    },
    body: JSON.stringify(body),
  })
  const answer = await response.text()
  if (!response.ok) {
    const responseHeaders = Object.fromEntries(response.headers)
    throw toProviderError({ statusCode: response.status, responseBody: answer, responseHeaders })
  }
  return Judgement.parse(JSON.parse(answer)).results
}

function outageOf(error: unknown): ProviderError {
  const fault = toProviderError(error)
  return fault.isOutage ? fault : new ProviderError('overloaded', 'no judgement')
}

export function createModerator(
  open: OpenProvider,
  { model, price }: Pick<MeteredModel, 'model' | 'price'>,
  policy: CallPolicy,
): Moderator {
  const asked = { key: 'moderation', model, price }
  const limits = { ...timeLimits(policy, open.provider), model: asked, credits: 0 }

  const ask = (input: string): Attempt<Results> =>
    async function* judge(line) {
      yield* []
      try {
        return await askModeration(open.provider, line, { model, input })
      } catch (error) {
        throw outageOf(error)
      }
    }

  const judged = async (text: string, signal: AbortSignal): Promise<Results> => {
    try {
      const judging = await open.call(ask(text), limits, signal).next()
      if (judging.done !== true) throw new ProviderError('overloaded', 'no judgement')
      return judging.value
    } catch (error) {
      throw error instanceof ProviderError ? error.asOurs() : error
    }
  }

  return {
    isResting: open.isResting,
    isFine: async (text, signal) => (await judged(text, signal)).every(({ flagged }) => !flagged),
    harmOf: async (words, signal) => kindOf(await judged(words, signal)),
  }
}

export type NarrateStream = (
  request: NarrationRequest,
  signal: AbortSignal,
  isSafer: boolean,
) => AsyncGenerator<string, Narration, void>

export async function drainGenerator<T>(speech: AsyncGenerator<string, T, void>): Promise<T> {
  for (;;) {
    const piece = await speech.next()
    if (piece.done) return piece.value
  }
}

/** Throws if the moderator is paused. Without moderation, the paid narration could not be used. */
export function expectModerator(moderator: Moderator | null): void {
  if (!moderator?.isResting()) return
  throw new ProviderError('unreachable', 'nobody would hear it').asOurs()
}

const textOf = ({ narrative, setup, choices }: Narration) =>
  [narrative, setup, ...choices].filter(Boolean).join('\n')

/** Adds moderation to a storyteller. Its complete text is moderated before the player sees it. */
export function withModeration(tell: NarrateStream, moderator: Moderator): NarrateStream {
  return async function* tellCarefully(request, signal) {
    yield* []
    expectModerator(moderator)
    for (const isSafer of [false, true]) {
      const telling = await drainGenerator(tell(request, signal, isSafer))
      if (await moderator.isFine(textOf(telling), signal)) return telling
    }
    throw new ProviderError('refused', 'flagged twice')
  }
}
