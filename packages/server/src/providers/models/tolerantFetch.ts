import { noteCall } from '../callMeter.ts'
import { learnRefusal, traitsOf, withoutRefused } from './learned.ts'
import type { ModelBinding } from './readModelsFile.ts'
import { readTolerantly } from './wireReader.ts'

type Fetch = typeof globalThis.fetch

/** A request is sent again so often at most, each time without more of what was refused. */
const MOST_ROUNDS = 8

/**
 * Wraps a connection for the client library. Leaves out of requests what the model has refused before
 * or refuses now, and reads answers of the chat protocol tolerantly.
 */
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
      if (round > MOST_ROUNDS || !learnRefusal(binding, body, { status, words })) {
        return new Response(words, { status, headers })
      }
      noteCall(binding)
    }
  }
