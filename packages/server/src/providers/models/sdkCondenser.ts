import { condensingPrompt } from '@kathasagar/engine/prompt/condensing'

import type { TextModel } from '../../modules/sessions/index.ts'
import { timeLimits } from './callPolicy.ts'
import { generateText } from './generateText.ts'
import { refuseUnfit } from './guardedText.ts'
import { inSilence } from './moderatedTeller.ts'
import { isProse } from './onlyProse.ts'
import type { ModelParts } from './openProvider.ts'
import { ProviderFault } from './providerFault.ts'
import { isInWrongScript, upToLastSentence } from './plainText.ts'

/** Of an answer: a hundred words, in scripts that are dear too. */
const MOST_TOKENS = 500
/** Tokens of what is condensed, however much a model could hear. */
const MOST_TOLD = 6000
/** Part of what a model can hear that is left for the rules and for what the estimate does not see. */
const MARGIN = 0.25
/** What it counts for in the day's budget, whoever condenses. */
const CREDITS = 1

/** Who condenses turns behind a provider: asked once; throws where its answer can not be kept. */
export function sdkCondenser({
  binding,
  provider,
  policy,
}: ModelParts): NonNullable<TextModel['condense']> {
  const terse = { ...binding, maxOutputTokens: Math.min(binding.maxOutputTokens, MOST_TOKENS) }
  const heard = Math.floor((binding.contextTokens - terse.maxOutputTokens) * (1 - MARGIN))
  const limits = {
    ...timeLimits(policy, binding.provider),
    model: binding,
    credits: CREDITS,
    isAside: true,
  }
  return async (request, signal) => {
    const prompt = condensingPrompt(request, Math.min(MOST_TOLD, heard))
    const call = provider.call(generateText(terse, { prompt }), limits, signal)
    const { text, isShort } = await inSilence(call)
    const summary = (isShort ? upToLastSentence(text) : text).trim()
    const isTold = isProse(summary, { mayEnd: true, open: '' })
    if (summary === '' || !isTold || isInWrongScript(summary, request.language)) {
      throw new ProviderFault('unreadable', 'no summary')
    }
    const hidden = { mark: '', texts: [prompt.stable], open: [] }
    refuseUnfit(summary, { hidden, rating: request.rating })
    return summary
  }
}
