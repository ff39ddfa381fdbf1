import * as z from 'zod/mini'

import { tidy } from './tidyProse.ts'

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

/** The JSON in an answer, which may stand in a fence or between polite words. */
export function jsonIn(text: string): unknown {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from === -1 || to < from) return null
  try {
    return JSON.parse(text.slice(from, to + 1))
  } catch {
    return null
  }
}

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
    const [first, second] = data.choices.map((choice) => tidy(choice).trim())
    const setup = tidy(data.setup).trim()
    if (setup && first && second) return { immersion: { setup, choices: [first, second] }, setup }
  }
  const half = z.object({ setup: filled(8000) }).safeParse(parsed)
  return { immersion: null, setup: half.success ? tidy(half.data.setup).trim() || null : null }
}
