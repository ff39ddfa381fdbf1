import * as z from 'zod/mini'
import { judgingPrompt } from '@kathasagar/engine/prompt/judgingPrompt'
import { type Verdict, VERDICT_RULINGS } from '@kathasagar/engine/turn/verdict'

import type { TextModel } from '../../modules/sessions/index.ts'
import { jsonIn } from './answerLines.ts'
import { inSilence } from './moderatedTeller.ts'
import type { ModelParts } from './openProvider.ts'
import { ProviderFault } from './providerFault.ts'
import type { ModelBinding } from './readModelsFile.ts'
import { timeLimits } from './callPolicy.ts'
import { generateText } from './generateText.ts'

/** Of an answer: some twenty are needed, and nobody should pay for more. */
const MOST_TOKENS = 60
/** What it counts for in the day's budget, whoever judges: a small question costs little. */
const CREDITS = 1

const VerdictAnswer = z.object({
  ruling: z.enum(VERDICT_RULINGS),
  choice: z.optional(z.int()),
  choices: z.optional(z.array(z.int())),
  answer: z.optional(z.int()),
  sure: z.number(),
})

/** As the models are told it; some of them take only fields that are always there. */
const VERDICT_SCHEMA = {
  type: 'object',
  properties: {
    ruling: { type: 'string', enum: [...VERDICT_RULINGS] },
    choice: { type: 'integer', description: 'Number of the choice that is meant, else -1' },
    choices: {
      type: 'array',
      items: { type: 'integer' },
      description: 'Numbers of the choices to ask for, likeliest first, else []',
    },
    answer: { type: 'integer', description: 'Number of the answer that is meant, else -1' },
    sure: { type: 'number', description: 'From 0 to 1' },
  },
  required: ['ruling', 'choice', 'choices', 'answer', 'sure'],
  additionalProperties: false,
} as const

function readVerdict(text: string): Verdict {
  const { success, data } = VerdictAnswer.safeParse(jsonIn(text))
  if (!success) throw new ProviderFault('unreadable', 'no verdict')
  return data
}

/** Who thinks for long has no tokens left to answer with. */
const quick = ({ reasoningEffort }: ModelBinding) =>
  reasoningEffort === 'minimal' || reasoningEffort === 'low' ? reasoningEffort : undefined

/** A judge behind a provider: one short answer, asked for once. */
export const sdkJudge = ({
  binding,
  provider,
  policy,
}: ModelParts): NonNullable<TextModel['judge']> => {
  const terse = { ...binding, maxOutputTokens: MOST_TOKENS, reasoningEffort: quick(binding) }
  const limits = {
    ...timeLimits(policy, binding.provider),
    model: binding,
    credits: CREDITS,
    isAside: true,
  }
  return async (question, signal) => {
    const asked = { prompt: judgingPrompt(question), schema: VERDICT_SCHEMA }
    const { text } = await inSilence(provider.call(generateText(terse, asked), limits, signal))
    return readVerdict(text)
  }
}
