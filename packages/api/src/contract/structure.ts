import * as z from 'zod/mini'
import { filledText, text } from './fields.ts'
import { livingChoice, livingScene, livingStory } from './secondForm.ts'
import { LIMITS } from './vocabulary/vocabulary.ts'
import { strictPart } from './strictPart.ts'

/** What the painter may be asked to draw. Words it does not know are skipped, never an error. */
export const SceneSketch = strictPart({
  place: z.optional(text(LIMITS.sceneWordMax)),
  species: z.optional(text(LIMITS.sceneWordMax)),
  time: z.optional(text(LIMITS.sceneWordMax)),
  weather: z.optional(text(LIMITS.sceneWordMax)),
  mood: z.optional(text(LIMITS.sceneWordMax)),
  people: z.optional(
    z
      .array(
        strictPart({
          kind: text(LIMITS.sceneWordMax),
          pose: z.optional(text(LIMITS.sceneWordMax)),
          holds: z.optional(text(LIMITS.sceneWordMax)),
          cloth: z.optional(text(LIMITS.sceneWordMax)),
          old: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(LIMITS.scenePeopleMax)),
  ),
  creatures: z.optional(
    z.array(text(LIMITS.sceneWordMax)).check(z.maxLength(LIMITS.sceneCreaturesMax)),
  ),
  objects: z.optional(
    z.array(text(LIMITS.sceneWordMax)).check(z.maxLength(LIMITS.sceneObjectsMax)),
  ),
})

export const Choice = z.object({
  text: filledText(LIMITS.choiceMax),
  /** Name of the node it leads to. */
  target: filledText(LIMITS.nodeNameMax),
  ...livingChoice,
})

/** A scene of the story. A node without choices is an ending. */
export const StoryNode = z.object({
  text: text(LIMITS.nodeTextMax),
  choices: z.array(Choice).check(z.maxLength(LIMITS.nodeChoicesMax)),
  /** Shown in the thread of scenes and, for an ending, as its name. */
  title: z.optional(text(LIMITS.titleMax)),
  /** Short things a reader may notice here; the storyteller works them into answers. */
  details: z.optional(
    z.array(text(LIMITS.nodeDetailMax)).check(z.maxLength(LIMITS.nodeDetailsMax)),
  ),
  scene: z.optional(SceneSketch),
  ...livingScene,
})

/** The graph an author writes: scenes by name, and where to begin. */
export const StoryStructure = z.object({
  start_node: filledText(LIMITS.nodeNameMax),
  nodes: z.record(z.string(), StoryNode),
  ...livingStory,
})
