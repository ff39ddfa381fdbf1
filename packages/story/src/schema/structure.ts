import * as z from 'zod/mini'

import type { DeepReadonly } from './fields/deepReadonly.ts'
import type { PlayRules } from '../structure/playRules.ts'
import { nonEmptyText, text } from './fields/fields.ts'
import { richChoice, richScene, richStory } from './richParts.ts'
import { STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import { strictPart } from './fields/strictPart.ts'

export type * from './inkProgram.ts'
export type * from './openStory.ts'
export type * from './pageProgram.ts'
export type * from './storyParts.ts'
export type * from './variables.ts'

/** Input of the built-in painter, which ignores unknown words. */
export const SceneSketch = strictPart({
  place: z.optional(text(STORY_LIMITS.sceneWordMax)),
  species: z.optional(text(STORY_LIMITS.sceneWordMax)),
  time: z.optional(text(STORY_LIMITS.sceneWordMax)),
  weather: z.optional(text(STORY_LIMITS.sceneWordMax)),
  mood: z.optional(text(STORY_LIMITS.sceneWordMax)),
  people: z.optional(
    z
      .array(
        strictPart({
          kind: text(STORY_LIMITS.sceneWordMax),
          pose: z.optional(text(STORY_LIMITS.sceneWordMax)),
          holds: z.optional(text(STORY_LIMITS.sceneWordMax)),
          cloth: z.optional(text(STORY_LIMITS.sceneWordMax)),
          old: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(STORY_LIMITS.scenePeopleMax)),
  ),
  creatures: z.optional(
    z.array(text(STORY_LIMITS.sceneWordMax)).check(z.maxLength(STORY_LIMITS.sceneCreaturesMax)),
  ),
  objects: z.optional(
    z.array(text(STORY_LIMITS.sceneWordMax)).check(z.maxLength(STORY_LIMITS.sceneObjectsMax)),
  ),
})

export type Scene = DeepReadonly<z.infer<typeof SceneSketch>> & { title?: string | undefined }
export type Person = NonNullable<Scene['people']>[number]

export const Choice = z.object({
  text: nonEmptyText(STORY_LIMITS.choiceMax),
  target: nonEmptyText(STORY_LIMITS.nodeNameMax),
  ...richChoice,
})
export type Choice = DeepReadonly<z.infer<typeof Choice>>

/** A scene. It is an ending if it has no choices. */
export const StoryNode = z.object({
  text: text(STORY_LIMITS.nodeTextMax),
  choices: z.array(Choice).check(z.maxLength(STORY_LIMITS.nodeChoicesMax)),
  /** Shown in the list of scenes, and as the name of an ending. */
  title: z.optional(text(STORY_LIMITS.titleMax)),
  /** Details that the storyteller includes in answers. */
  details: z.optional(
    z.array(text(STORY_LIMITS.nodeDetailMax)).check(z.maxLength(STORY_LIMITS.nodeDetailsMax)),
  ),
  scene: z.optional(SceneSketch),
  ...richScene,
})
export type StoryNode = DeepReadonly<z.infer<typeof StoryNode>>

export const StoryStructure = z.object({
  start_node: nonEmptyText(STORY_LIMITS.nodeNameMax),
  nodes: z.record(z.string(), StoryNode),
  ...richStory,
})
export type StoryStructure = DeepReadonly<z.infer<typeof StoryStructure>> & {
  /** Set by `applyPlayRules`, never by an author. */
  rules?: PlayRules | undefined
}
