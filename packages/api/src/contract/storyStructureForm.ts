import * as z from 'zod/mini'

import { text } from './fields.ts'
import { SceneSketch } from './structure.ts'
import { DEFAULT_SCENE_TEXTS, LIMITS } from './vocabulary.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Naming {
  /** More of them are refused. */
  most: number
  /** Code points. */
  nameMax: number
  /** What they are, in the plural. */
  what: string
}

const valuesOf = new WeakMap<object, z.ZodMiniType>()

/** What a schema of `named` holds by name, for whoever describes it; else nothing. */
export const valueOfNamed = (schema: object) => valuesOf.get(schema)

/**
 * Values by names that people choose. Unlike a plain record it keeps every name, `__proto__`
 * included: such a name is a key like any other and never reaches a prototype.
 */
export const named = <S extends z.ZodMiniType>(value: S, { most, nameMax, what }: Naming) => {
  const schema = z.pipe(
    z.custom<Record<string, z.input<S>>>(isRecord, { error: `${what} must be listed by name` }),
    z.transform((given, { issues }): Record<string, z.output<S>> => {
      const entries = Object.entries(given)
      if (entries.length > most) {
        issues.push({ code: 'custom', message: `At most ${most} ${what}`, input: given })
        return {}
      }
      const fault = (path: PropertyKey[], message: string) =>
        issues.push({ code: 'custom', message, path, input: given })
      const read = entries.map(([name, item]) => {
        const parsed = value.safeParse(item)
        if ([...name].length > nameMax) fault([name], `A name has at most ${nameMax} characters`)
        for (const { path, message } of parsed.error?.issues ?? []) fault([name, ...path], message)
        return [name, parsed.data as z.output<S>] as const
      })
      // Unlike assigning, this makes `__proto__` a key of its own.
      return Object.fromEntries(read)
    }),
  )
  valuesOf.set(schema, value)
  return schema
}

/** A choice while its author is still at it: what is missing is a matter for the review. */
const DraftChoice = z.object({
  text: z._default(text(LIMITS.choiceMax), ''),
  /** Name of the node it leads to. */
  target: z._default(text(LIMITS.nodeNameMax), ''),
})

const DraftNode = z.object({
  text: z._default(text(LIMITS.nodeTextMax), ''),
  choices: z._default(
    z.array(DraftChoice).check(z.maxLength(LIMITS.nodeChoicesMax, { error: 'At most 12 choices' })),
    [],
  ),
  title: z.optional(text(LIMITS.titleMax)),
  details: z.optional(z.array(text(LIMITS.nodeDetailMax)).check(z.maxLength(8))),
  scene: z.optional(SceneSketch),
})

/** The graph as its author has it so far: any shape that the review can read. */
export const DraftStructure = z.object({
  start_node: z._default(text(LIMITS.nodeNameMax), ''),
  nodes: z._default(
    named(DraftNode, { most: LIMITS.nodesMax, what: 'nodes', nameMax: LIMITS.nodeNameMax }),
    {},
  ),
})
export type DraftStructure = z.infer<typeof DraftStructure>

/** The same graph as it was stored: nothing is filled in, and nothing is measured again. */
export const KeptStructure = z.object({
  start_node: z.string(),
  nodes: named(
    z.object({
      text: z.string(),
      choices: z.array(z.object({ text: z.string(), target: z.string() })),
      title: z.optional(z.string()),
      details: z.optional(z.array(z.string())),
      scene: z.optional(SceneSketch),
    }),
    { most: LIMITS.nodesMax, what: 'nodes', nameMax: LIMITS.nodeNameMax },
  ),
})

/** What a new story begins with: three scenes that can be played as they stand. */
export const DEFAULT_STRUCTURE: DraftStructure = {
  start_node: 'intro',
  nodes: {
    intro: {
      text: DEFAULT_SCENE_TEXTS.intro,
      choices: [{ text: 'Go on', target: 'next_node' }],
    },
    next_node: {
      text: DEFAULT_SCENE_TEXTS.next_node,
      choices: [{ text: 'Walk to the end', target: 'end' }],
    },
    end: { text: DEFAULT_SCENE_TEXTS.end, choices: [] },
  },
}
