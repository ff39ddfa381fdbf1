import * as z from 'zod/mini'

import { text } from './fields/fields.ts'
import { named } from './fields/named.ts'
import { richChoice, richScene, richStory } from './richParts.ts'
import { strictPart } from './fields/strictPart.ts'
import { SceneSketch } from './structure.ts'
import { DEFAULT_SCENE_TEXTS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'

/** An unfinished choice. The review reports missing parts. */
const DraftChoice = strictPart({
  text: z._default(text(STORY_LIMITS.choiceMax), ''),
  target: z._default(text(STORY_LIMITS.nodeNameMax), ''),
  ...richChoice,
})

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

/** The stored structure. Parsed without defaults and limits. */
export const StoredStructure = z.object({
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

/** Three playable scenes of a new story. */
export const DEFAULT_STRUCTURE: DraftStructure = {
  start_node: 'intro',
  nodes: {
    intro: { text: DEFAULT_SCENE_TEXTS.intro, choices: [{ text: 'Go on', target: 'next_node' }] },
    next_node: {
      text: DEFAULT_SCENE_TEXTS.next_node,
      choices: [{ text: 'Walk to the end', target: 'end' }],
    },
    end: { text: DEFAULT_SCENE_TEXTS.end, choices: [] },
  },
}
