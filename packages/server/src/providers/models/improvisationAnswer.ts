import * as z from 'zod/mini'

import type { Improvisation } from '@kathasagar/engine/improvise/improvisation'
import { IMPROVISED, STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { jsonIn } from './answerLines.ts'
import { isProse } from './onlyProse.ts'
import { ProviderFault } from './providerFault.ts'
import { isInWrongScript, tidy } from './plainText.ts'

/** One line of text, no longer than that. */
const line = (most: number) =>
  z
    .pipe(
      z.string(),
      z.transform((text) => tidy(text).replaceAll(/\s+/gu, ' ').trim()),
    )
    .check(z.refine((text) => [...text].length <= most))

const ImprovisationAnswer = z.object({
  title: line(IMPROVISED.titleMax),
  text: z.string().check(z.refine((text) => [...text].length <= IMPROVISED.textMax)),
  choices: z
    .array(z.object({ text: line(IMPROVISED.choiceMax), leads: z.enum(['on', 'back']) }))
    .check(z.maxLength(IMPROVISED.choicesMax)),
  facts: z
    .array(z.object({ kind: z.enum(['did', 'saw']), what: line(STORY_LIMITS.factMax) }))
    .check(z.maxLength(IMPROVISED.facts)),
})

const listOf = (properties: Record<string, object>) => ({
  type: 'array',
  items: {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  },
})

/** As the models are told it. Written out by hand: not all of them know all of JSON Schema. */
export const IMPROVISATION_SCHEMA = {
  type: 'object',
  properties: {
    title: { type: 'string', description: 'Of a scene of your own; blank without one' },
    text: { type: 'string', description: 'The telling, in prose' },
    choices: listOf({
      text: { type: 'string', description: 'A deed of the player' },
      leads: { type: 'string', enum: ['on', 'back'] },
    }),
    facts: listOf({
      kind: { type: 'string', enum: ['did', 'saw'] },
      what: { type: 'string', description: 'A short clause' },
    }),
  },
  required: ['title', 'text', 'choices', 'facts'],
  additionalProperties: false,
} as const

/** The whole text, where it is prose and nothing else. */
function proseIn(text: string): string {
  const prose = tidy(text).trim()
  // The story goes on wherever it leads, so nothing of the model's may end it.
  if (!isProse(prose, { mayEnd: false, open: '' }))
    throw new ProviderFault('unreadable', 'no telling')
  return prose
}

/** All the words of what was made up, for whoever watches them. */
export const wordsIn = ({ text, scene, facts }: Improvisation): string =>
  [
    scene?.title ?? '',
    text,
    ...(scene?.choices ?? []).map((choice) => choice.text),
    ...facts.map(({ what }) => what),
  ]
    .filter(Boolean)
    .join('\n')

/** Reads what a model has made up; throws what is none, or is not in the story's language. */
export function readImprovisation(answer: string, language: string): Improvisation {
  const { success, data } = ImprovisationAnswer.safeParse(jsonIn(answer))
  if (!success) throw new ProviderFault('unreadable', 'no improvisation')
  const { title, choices, facts } = data
  const scene = choices.length === 0 ? null : { title, choices }
  const made = { text: proseIn(data.text), scene, facts }
  if (isInWrongScript(wordsIn(made), language)) {
    throw new ProviderFault('unreadable', 'in the wrong script')
  }
  return made
}
