import { type StoryStructure, underRules } from '@kathasagar/story'
import type { ExportedStory } from '../json/exportedStory.ts'

/**
 * A story under its own rules in which no choice fails and nothing is typed, so that two walks can go
 * beside each other: chance falls otherwise in other programs, ink takes no words, and SugarCube tells
 * what a field asks for within the text.
 */
export function comparable(story: ExportedStory): ExportedStory {
  const nodes = Object.entries(story.structure.nodes).map(([name, { asks: _asks, ...node }]) => [
    name,
    { ...node, choices: node.choices.map(({ check: _check, ...choice }) => choice) },
  ])
  const structure: StoryStructure = { ...story.structure, nodes: Object.fromEntries(nodes) }
  return { ...story, structure: underRules(structure, story.about?.game_config ?? {}) }
}
