import * as z from 'zod/mini'
import { filledText, text } from './fields.ts'
import { livingChoice, livingScene, livingStory } from './secondForm.ts'

/** What the painter may be asked to draw. Words it does not know are skipped, never an error. */
export const SceneSketch = z.object({
  place: z.optional(text(40)),
  species: z.optional(text(40)),
  time: z.optional(text(40)),
  weather: z.optional(text(40)),
  mood: z.optional(text(40)),
  people: z.optional(
    z
      .array(
        z.object({
          kind: text(40),
          pose: z.optional(text(40)),
          holds: z.optional(text(40)),
          cloth: z.optional(text(40)),
          old: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(6)),
  ),
  creatures: z.optional(z.array(text(40)).check(z.maxLength(4))),
  objects: z.optional(z.array(text(40)).check(z.maxLength(4))),
})
export type SceneSketch = z.infer<typeof SceneSketch>

export const Choice = z.object({
  text: filledText(300),
  /** Name of the node it leads to. */
  target: filledText(80),
  ...livingChoice,
})
export type Choice = z.infer<typeof Choice>

/** A scene of the story. A node without choices is an ending. */
export const StoryNode = z.object({
  text: text(10_000),
  choices: z.array(Choice).check(z.maxLength(12)),
  /** Shown in the thread of scenes and, for an ending, as its name. */
  title: z.optional(text(120)),
  /** Short things a reader may notice here; the storyteller works them into answers. */
  details: z.optional(z.array(text(400)).check(z.maxLength(8))),
  scene: z.optional(SceneSketch),
  ...livingScene,
})
export type StoryNode = z.infer<typeof StoryNode>

/** The graph an author writes: scenes by name, and where to begin. */
export const StoryStructure = z.object({
  start_node: filledText(80),
  nodes: z.record(z.string(), StoryNode),
  ...livingStory,
})
export type StoryStructure = z.infer<typeof StoryStructure>
