import * as z from 'zod/mini'

import type { SceneWords, StorySketch } from '@kathasagar/story'
import { jsonIn } from './answerLines.ts'
import { isProse } from './onlyProse.ts'
import { ProviderFault } from './providerFault.ts'
import { isInWrongScript, tidy } from './plainText.ts'

const words = z.pipe(z.string(), z.transform(tidy))
const blankable = z._default(words, '')
const listOf = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), [])

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

const SceneAnswer = z.object({
  text: words,
  choices: listOf(words),
  reactions: listOf(z.object({ to: z.array(words), text: words })),
})

const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
const string = { type: 'string' }
const arrayOf = (items: object) => ({ type: 'array', items })

/** As the models are told it. Written out by hand: not all of them know all of JSON Schema. */
export const SKETCH_SCHEMA = object({
  title: string,
  tagline: string,
  description: string,
  people: arrayOf(object({ id: string, name: string, wants: string })),
  deeds: arrayOf(object({ id: string, label: string })),
  scenes: arrayOf(
    object({
      id: string,
      title: string,
      plan: string,
      people: arrayOf(string),
      choices: arrayOf(object({ text: string, to: string, does: string, needs: string })),
    }),
  ),
})

export const SCENE_SCHEMA = object({
  text: string,
  choices: arrayOf(string),
  reactions: arrayOf(object({ to: arrayOf(string), text: string })),
})

const fail = (reason: string): never => {
  throw new ProviderFault('unreadable', reason)
}

const inScript = (said: string, language: string) =>
  isInWrongScript(said, language) ? fail('in the wrong script') : said

/** All the words of a sketch, for whoever watches them. */
export const wordsOfSketch = (sketch: StorySketch): string =>
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

/** The same of a scene. */
export const wordsOfScene = ({ text, choices, reactions }: SceneWords): string =>
  [text, ...choices, ...reactions.flatMap((one) => [...one.to, one.text])].join('\n')

/** Reads a sketch; throws what is none, or is not in the story's language. */
export function readSketch(answer: string, language: string): StorySketch {
  const { success, data } = SketchAnswer.safeParse(jsonIn(answer))
  if (!success) return fail('no sketch of a story')
  inScript(wordsOfSketch(data), language)
  return data
}

/** Reads what was written for a scene; throws what is none. */
export function readScene(
  answer: string,
  { language, isEnding }: { language: string; isEnding: boolean },
): SceneWords {
  const { success, data } = SceneAnswer.safeParse(jsonIn(answer))
  if (!success) return fail('no scene')
  if (!isProse(data.text.trim(), { mayEnd: isEnding, open: '' })) return fail('no telling')
  inScript(data.text, language)
  return data
}
