import { assemblePrompt, hiddenIn } from '@kathasagar/engine/prompt/assemblePrompt'

import type { TextModel } from '../../modules/sessions/index.ts'
import { textLimits } from './callPolicy.ts'
import { generateText } from './generateText.ts'
import { markOf, refuseUnfit } from './guardedText.ts'
import { IMPROVISATION_SCHEMA, readImprovisation, wordsIn } from './improvisationAnswer.ts'
import { expectModerator, inSilence } from './moderatedTeller.ts'
import { ProviderFault } from './providerFault.ts'
import { promptRoom } from './promptRoom.ts'
import type { StorytellerParts } from './sdkStoryteller.ts'

/**
 * Who makes up what an author has left room for, behind a provider: asked for once, heard whole before
 * anybody else hears a word, and watched for all that a telling is watched for.
 */
export const sdkImproviser = ({
  binding,
  provider,
  policy,
  credits,
  moderator,
}: StorytellerParts): NonNullable<TextModel['improvise']> => {
  const limits = { ...textLimits(policy, binding), model: binding, credits }
  return async (unmarked, signal) => {
    expectModerator(moderator)
    const request = { ...unmarked, mark: markOf(unmarked), style: binding.style }
    const prompt = assemblePrompt(request, promptRoom(binding))
    const asked = { prompt, schema: IMPROVISATION_SCHEMA }
    const { text } = await inSilence(provider.call(generateText(binding, asked), limits, signal))
    const made = readImprovisation(text, request.language)
    const rating = request.canon?.rating ?? 'family'
    refuseUnfit(wordsIn(made), { hidden: hiddenIn(request), rating })
    if (moderator !== null && !(await moderator.isFine(wordsIn(made), signal))) {
      throw new ProviderFault('harmful', 'made up what was flagged')
    }
    return { made, manifest: prompt.manifest }
  }
}
