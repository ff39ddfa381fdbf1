import type { Contradiction, Improvisation } from '@kathasagar/engine/world/improvisation'
import { VERDICT_RULINGS, type Verdict } from '@kathasagar/engine/turn/reading'
import type { SceneWords, StorySketch } from '@kathasagar/story'
import { IMPROV_MAX, OPEN_FACT_KINDS, STORY_LIMITS } from '@kathasagar/story/vocabulary'
import * as z from 'zod/mini'
import { catch as orDefault } from 'zod/mini'

import { isInWrongScript, tidy } from './plainText.ts'
import { jsonIn, proseIn, type Bounds } from './prose.ts'
import { ProviderError } from './providerError.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Reduces a schema to the features that all providers support. */
function plainSchema({ type, enum: values, description, items, properties }: JsonSchema): object {
  const inner = Object.entries(properties ?? {}).map(([name, one]) => [name, plainOf(one)])
  return {
    type,
    ...(values && { enum: values }),
    ...(description && { description }),
    ...(items && { items: plainOf(items) }),
    ...(properties && {
      properties: Object.fromEntries(inner),
      required: Object.keys(properties),
      additionalProperties: false,
    }),
  }
}
const plainOf = (schema: unknown) => plainSchema(schema as JsonSchema)

const schemaOf = (answer: z.ZodMiniType): object =>
  plainSchema(z.toJSONSchema(answer, { io: 'input' }))

function read<Answer extends z.ZodMiniType>(answer: Answer, text: string): z.output<Answer> {
  const { success, data, error } = answer.safeParse(jsonIn(text))
  if (!success) throw unreadable(`field ${error.issues[0]?.path.join('.') ?? ''}`)
  return data
}
const unreadable = (reason: string) => new ProviderError('unreadable', reason)

const inScript = (words: string, language: string): void => {
  if (isInWrongScript(words, language)) throw unreadable('in the wrong script')
}

const words = z.pipe(z.string(), z.transform(tidy))
const blankable = z._default(words, '')
const listOf = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), [])
const isWithin = (most: number) =>
  z.refine<string>((text) => [...text].length <= most, `over ${most} characters`)

const VerdictAnswer = z.object({
  ruling: z.enum(VERDICT_RULINGS),
  choice: z.optional(z.int().check(z.describe('Number of the choice that is meant, else -1'))),
  choices: z.optional(
    z
      .array(z.int())
      .check(z.describe('Numbers of the choices to ask for, likeliest first, else []')),
  ),
  answer: z.optional(z.int().check(z.describe('Number of the answer that is meant, else -1'))),
  sure: z.number().check(z.describe('From 0 to 1')),
})
export const VERDICT_SCHEMA = schemaOf(VerdictAnswer)
export const readVerdict = (text: string): Verdict => read(VerdictAnswer, text)

const ContradictionsAnswer = z.object({
  contradictions: z.array(
    z.object({
      fact: z.int().check(z.describe('Number of the fact')),
      quote: z.string().check(z.describe('Words of the passage, copied exactly')),
    }),
  ),
})
export const CONTRADICTIONS_SCHEMA = schemaOf(ContradictionsAnswer)
export const readContradictions = (text: string): Contradiction[] =>
  read(ContradictionsAnswer, text).contradictions

const LONGEST_SETUP = 8000
const LONGEST_CHOICE = 300

const ImmersionAnswer = z.object({
  setup: z.string().check(isWithin(LONGEST_SETUP), z.describe('The closer look, in prose')),
  choices: z
    .array(z.string())
    .check(z.describe('Exactly two deeds that the player may choose from')),
})
export const IMMERSION_SCHEMA = schemaOf(ImmersionAnswer)

/** Parses a closer look. Invalid parts become null. Without a setup, the choices become null too. */
export function readImmersion(
  text: string,
  bounds: Bounds,
): { setup: string | null; choices: [string, string] | null } {
  const answer = jsonIn(text)
  const { data: half } = z.pick(ImmersionAnswer, { setup: true }).safeParse(answer)
  const { data: whole } = ImmersionAnswer.safeParse(answer)
  const setup = proseIn(half?.setup ?? '', bounds)
  const [first, second, ...others] = whole?.choices.map((choice) => proseIn(choice, bounds)) ?? []
  const isPair = first && second && first !== second && others.length === 0
  const isShort = [first, second].every((choice) => [...(choice ?? '')].length <= LONGEST_CHOICE)
  return { setup, choices: setup && isPair && isShort ? [first, second] : null }
}

const line = (most: number) =>
  z
    .pipe(
      z.string(),
      z.transform((text) => tidy(text).replaceAll(/\s+/gu, ' ').trim()),
    )
    .check(isWithin(most))
const described = (most: number, description: string) => line(most).check(z.describe(description))

const ImprovisationAnswer = z.object({
  title: described(IMPROV_MAX.titleMax, 'Of a scene of your own; blank without one'),
  text: z.string().check(isWithin(IMPROV_MAX.textMax), z.describe('The telling, in prose')),
  choices: z
    .array(
      z.object({
        text: described(IMPROV_MAX.choiceMax, 'A deed of the player'),
        leads: z.enum(['on', 'back']),
      }),
    )
    .check(z.maxLength(IMPROV_MAX.choicesMax)),
  facts: z
    .array(
      z.object({
        kind: z.enum(['did', 'saw']),
        what: described(STORY_LIMITS.factMax, 'A short clause'),
      }),
    )
    .check(z.maxLength(IMPROV_MAX.facts)),
})
export const IMPROVISATION_SCHEMA = schemaOf(ImprovisationAnswer)

/** Part of an open story. Only its text is required, because small models omit other fields. */
const PartAnswer = z.object({
  title: orDefault(described(IMPROV_MAX.titleMax, 'A few words'), ''),
  text: z.string().check(isWithin(IMPROV_MAX.textMax), z.describe('The part, in prose')),
  choices: orDefault(z.array(described(IMPROV_MAX.choiceMax, 'A deed of the player')), []),
  ends: orDefault(z.int().check(z.describe('Number of the ending that is reached, else 0')), 0),
  facts: orDefault(
    z.array(
      z.object({
        kind: z.enum(OPEN_FACT_KINDS),
        name: described(STORY_LIMITS.nameMax, 'Name of the person, place or thing'),
        what: described(STORY_LIMITS.factMax, 'A short clause'),
      }),
    ),
    [],
  ),
  plan: orDefault(
    z.object({
      premise: z.string(),
      wants: z.string(),
      threads: z.array(z.string()),
      ending: z.int(),
    }),
    { premise: '', wants: '', threads: [], ending: 0 },
  ),
})
export const PART_SCHEMA = schemaOf(PartAnswer)

/** Parses a part of an open story. `mayEnd` permits words such as "The End". */
export function readPart(answer: string, language: string, mayEnd: boolean): Improvisation {
  const { title, choices, ends, facts, plan, ...data } = read(PartAnswer, answer)
  const text = proseIn(data.text, { mayEnd, open: '' }, true)
  if (text === null) throw unreadable('no part')
  inScript([title, text, ...choices].join('\n'), language)
  const scene = {
    title,
    choices: choices.map((choice) => ({ text: choice, leads: 'on' as const })),
  }
  return { text, scene, facts: [], open: { ends, plan, facts: facts.slice(0, IMPROV_MAX.facts) } }
}

/** Returns all text to check. Omits the plan, which players do not see. */
export const wordsOfImprovisation = ({ text, scene, facts, open }: Improvisation): string =>
  [
    scene?.title ?? '',
    text,
    ...(scene?.choices ?? []).map((choice) => choice.text),
    ...facts.map(({ what }) => what),
    ...(open?.facts ?? []).map(({ name, what }) => `${name}: ${what}`),
  ]
    .filter(Boolean)
    .join('\n')

export function readImprovisation(answer: string, language: string): Improvisation {
  const { title, choices, facts, ...data } = read(ImprovisationAnswer, answer)
  const text = proseIn(data.text, { mayEnd: false, open: '' }, true)
  if (text === null) throw unreadable('no telling')
  const made = { text, scene: choices.length === 0 ? null : { title, choices }, facts }
  inScript(wordsOfImprovisation(made), language)
  return made
}

const SketchAnswer = z.object({
  title: words,
  tagline: words,
  description: words,
  people: listOf(z.object({ id: words, name: words, wants: blankable })),
  deeds: listOf(z.object({ id: words, label: blankable })),
  scenes: z.array(
    z.object({
      id: words,
      title: words,
      plan: words,
      people: listOf(words),
      choices: listOf(z.object({ text: words, to: words, does: blankable, needs: blankable })),
    }),
  ),
})
export const SKETCH_SCHEMA = schemaOf(SketchAnswer)

export const sketchWords = (sketch: StorySketch): string =>
  [
    sketch.title,
    sketch.tagline,
    sketch.description,
    ...sketch.people.flatMap(({ name, wants }) => [name, wants]),
    ...sketch.deeds.map(({ label }) => label),
    ...sketch.scenes.flatMap(({ title, plan, choices }) => [
      title,
      plan,
      ...choices.map(({ text }) => text),
    ]),
  ].join('\n')

export function readSketch(answer: string, language: string): StorySketch {
  const sketch = read(SketchAnswer, answer)
  inScript(sketchWords(sketch), language)
  return sketch
}

const SceneAnswer = z.object({
  text: words,
  choices: listOf(words),
  reactions: listOf(z.object({ to: z.array(words), text: words })),
})
export const SCENE_SCHEMA = schemaOf(SceneAnswer)

export const wordsOfScene = ({ text, choices, reactions }: SceneWords): string =>
  [text, ...choices, ...reactions.flatMap((one) => [...one.to, one.text])].join('\n')

export function readScene(
  answer: string,
  { language, isEnding }: { language: string; isEnding: boolean },
): SceneWords {
  const scene = read(SceneAnswer, answer)
  const text = proseIn(scene.text, { mayEnd: isEnding, open: '' }, true)
  if (text === null) throw unreadable('no telling')
  inScript(text, language)
  return { ...scene, text }
}
