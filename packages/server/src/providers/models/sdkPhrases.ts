import type { Proposal, ProposalRequest } from '@kathasagar/api/contract'
import { PROPOSED, STORY_LIMITS } from '@kathasagar/story/vocabulary'
import * as z from 'zod/mini'

import { phrasesPrompt } from '@kathasagar/engine/prompt/phrasesPrompt'
import type { TextModel } from '../../services/sessions/turn/modelPorts.ts'
import { textLimits } from './callPolicy.ts'
import { generateText } from './generateText.ts'
import { refuseUnfit } from './guardedText.ts'
import { jsonIn } from './immersion.ts'
import { inSilence } from './moderatedTeller.ts'
import type { ModelParts } from './openProvider.ts'
import { ProviderFault } from './providerFault.ts'
import { tidy } from './tidyProse.ts'

const ProposalAnswer = z.object({
  choices: z.array(z.array(z.string())),
  answers: z._default(z.array(z.object({ to: z.array(z.string()), text: z.string() })), []),
})

/** As the models are told it. Written out by hand: not all of them know all of JSON Schema. */
const PROPOSAL_SCHEMA = {
  type: 'object',
  properties: {
    choices: {
      type: 'array',
      items: { type: 'array', items: { type: 'string' } },
      description: 'For each choice, in their order, other ways to say it',
    },
    answers: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          to: { type: 'array', items: { type: 'string' }, description: 'Ways to type it' },
          text: { type: 'string', description: 'What the story answers' },
        },
        required: ['to', 'text'],
        additionalProperties: false,
      },
    },
  },
  required: ['choices', 'answers'],
  additionalProperties: false,
} as const

const plain = (text: string) => text.toLowerCase()

/** Texts that can be kept: each once, none too long, none of those that are there. */
function fresh(texts: readonly string[], known: ReadonlySet<string>, most: number): string[] {
  const tidied = texts.map((text) => tidy(text).replaceAll(/\s+/gu, ' ').trim())
  const fit = tidied.filter((text) => {
    const isShort = [...text].length <= STORY_LIMITS.phraseMax
    return text !== '' && isShort && !known.has(plain(text))
  })
  const isFirst = (text: string, at: number) =>
    fit.findIndex((other) => plain(other) === plain(text)) === at
  return fit.filter(isFirst).slice(0, most)
}

function readProposal(text: string, { choices }: ProposalRequest): Proposal {
  const { success, data } = ProposalAnswer.safeParse(jsonIn(text))
  if (!success) throw new ProviderFault('unreadable', 'no proposal')
  // What stands for one choice already stands for no other.
  const taken = new Set(choices.flatMap(({ text: said, also }) => [said, ...also].map(plain)))
  const proposed = choices.map((_, place) => {
    const own = fresh(data.choices[place] ?? [], taken, PROPOSED.phrases)
    for (const phrase of own) taken.add(plain(phrase))
    return own
  })
  const answers = data.answers.flatMap((answer) => {
    const to = fresh(answer.to, taken, PROPOSED.waysToAsk)
    const said = tidy(answer.text).trim()
    return to.length > 0 && said && [...said].length <= STORY_LIMITS.answerMax
      ? [{ to, text: said }]
      : []
  })
  if (proposed.every((own) => own.length === 0)) throw new ProviderFault('unreadable', 'no phrase')
  return { choices: proposed, answers: answers.slice(0, PROPOSED.answers) }
}

const textsOf = ({ choices, answers }: Proposal) =>
  [...choices.flat(), ...answers.flatMap(({ to, text }) => [...to, text])].join('\n')

/** Who proposes other ways to say the choices of a scene, behind a provider. */
export const sdkPhrases = ({
  binding,
  provider,
  policy,
  credits,
}: ModelParts): NonNullable<TextModel['propose']> => {
  const limits = { ...textLimits(policy, binding), model: binding, credits }
  return async (scene, signal) => {
    const asked = { prompt: phrasesPrompt(scene), schema: PROPOSAL_SCHEMA }
    const { text } = await inSilence(provider.call(generateText(binding, asked), limits, signal))
    const proposal = readProposal(text, scene)
    refuseUnfit(textsOf(proposal), {
      hidden: { mark: '', texts: [asked.prompt.stable], open: [] },
      rating: scene.content_rating,
    })
    return proposal
  }
}
