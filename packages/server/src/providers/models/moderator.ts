import * as z from 'zod/mini'

import type { CallPolicy } from './callPolicy.ts'
import type { OpenProvider } from './openProvider.ts'
import type { Attempt } from './tryOnce.ts'
import { ProviderFault } from './providerFault.ts'

/** Hears what was told before the player does. */
export interface Moderator {
  /** Throws when it can't be asked: nothing is told unheard. */
  isFine: (text: string, signal: AbortSignal) => Promise<boolean>
}

const Judgement = z.object({ results: z.array(z.object({ flagged: z.boolean() })) })

/** A moderation model behind an OpenAI-compatible server (`POST /moderations`). */
export function openModerator(open: OpenProvider, model: string, policy: CallPolicy): Moderator {
  const { baseUrl, apiKey } = open.provider
  // The telling that it hears has been counted.
  const limits = { ...policy.text, credits: 0 }

  const ask = (input: string): Attempt<boolean> =>
    async function* judge(line) {
      yield* []
      const response = await line.fetch(`${baseUrl}/moderations`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model, input }),
      })
      if (!response.ok) throw new ProviderFault('overloaded', `status ${response.status}`)
      const { success, data } = Judgement.safeParse(await response.json())
      if (!success) throw new ProviderFault('overloaded', 'no judgement')
      return data.results.every(({ flagged }) => !flagged)
    }

  return {
    isFine: async (text, signal) => {
      const judging = await open.call(ask(text), limits, signal).next()
      return judging.done === true && judging.value
    },
  }
}
