import * as z from 'zod/mini'

import { text } from './fields/fields.ts'
import { named } from './fields/named.ts'
import { richChoice, richScene, richStory } from './richParts.ts'
import { strictPart } from './fields/strictPart.ts'
import { SceneSketch } from './structure.ts'
import { DEFAULT_SCENE_TEXTS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'

/** A choice while its author is still at it: what is missing is a matter for the review. */
const DraftChoice = strictPart({
  text: z._default(text(STORY_LIMITS.choiceMax), ''),
  /** Name of the node it leads to. */
  target: z._default(text(STORY_LIMITS.nodeNameMax), ''),
  ...richChoice,
})

/** A scene while its author is still at it. */
export const DraftNode = strictPart({
  text: z._default(text(STORY_LIMITS.nodeTextMax), ''),
  choices: z._default(
    z
      .array(DraftChoice)
      .check(z.maxLength(STORY_LIMITS.nodeChoicesMax, { error: 'At most 12 choices' })),
    [],
  ),
  title: z.optional(text(STORY_LIMITS.titleMax)),
  details: z.optional(
    z.array(text(STORY_LIMITS.nodeDetailMax)).check(z.maxLength(STORY_LIMITS.nodeDetailsMax)),
  ),
  scene: z.optional(SceneSketch),
  ...richScene,
})

/** The graph as its author has it so far: any shape that the review can read. */
export const DraftStructure = strictPart({
  start_node: z._default(text(STORY_LIMITS.nodeNameMax), ''),
  nodes: z._default(
    named(DraftNode, {
      most: STORY_LIMITS.nodesMax,
      what: 'nodes',
      nameMax: STORY_LIMITS.nodeNameMax,
    }),
    {},
  ),
  ...richStory,
})
export type DraftStructure = z.infer<typeof DraftStructure>

/** The same graph as it was stored: nothing is filled in, and nothing is measured again. */
export const KeptStructure = z.object({
  start_node: z.string(),
  nodes: named(
    z.object({
      text: z.string(),
      choices: z.array(z.object({ text: z.string(), target: z.string(), ...richChoice })),
      title: z.optional(z.string()),
      details: z.optional(z.array(z.string())),
      scene: z.optional(SceneSketch),
      ...richScene,
    }),
    { most: STORY_LIMITS.nodesMax, what: 'nodes', nameMax: STORY_LIMITS.nodeNameMax },
  ),
  ...richStory,
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
