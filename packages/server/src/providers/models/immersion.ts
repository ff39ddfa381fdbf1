import * as z from 'zod/mini'

import { jsonIn } from './answerLines.ts'
import { cleanProse } from './storyText.ts'

/** What a closer look is made of. */
export interface Immersion {
  setup: string
  choices: [string, string]
}

const LONGEST_CHOICE = 300

const filled = (max: number) =>
  z.string().check(
    z.refine((text) => text.trim() !== ''),
    z.refine((text) => [...text].length <= max),
  )

const ImmersionAnswer = z.object({
  setup: filled(8000),
  choices: z.tuple([filled(LONGEST_CHOICE), filled(LONGEST_CHOICE)]),
})

/** As the models are told it. Written out by hand: not all of them know all of JSON Schema. */
export const IMMERSION_SCHEMA = {
  type: 'object',
  properties: {
    setup: { type: 'string', description: 'The closer look, in prose' },
    choices: {
      type: 'array',
      items: { type: 'string' },
      description: 'Exactly two deeds that the player may choose from',
    },
  },
  required: ['setup', 'choices'],
  additionalProperties: false,
} as const

export interface ReadImmersion {
  /** The whole answer, where it is one. */
  immersion: Immersion | null
  /** The prose of it, where at least that can be used. */
  setup: string | null
}

/** Reads an answer that should be an immersion. */
export function readImmersion(text: string): ReadImmersion {
  const parsed = jsonIn(text)
  const { success, data } = ImmersionAnswer.safeParse(parsed)
  const isTwice = success && data.choices[0].trim() === data.choices[1].trim()
  if (success && !isTwice) {
    const [first, second] = data.choices.map((choice) => cleanProse(choice))
    const setup = cleanProse(data.setup)
    if (setup && first && second) return { immersion: { setup, choices: [first, second] }, setup }
  }
  const half = z.object({ setup: filled(8000) }).safeParse(parsed)
  return { immersion: null, setup: half.success ? cleanProse(half.data.setup) || null : null }
}
