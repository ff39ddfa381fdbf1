import { type StoryStructure, underRules } from '@kathasagar/story'
import type { ExportedStory } from '../json/exportedStory.ts'

/**
 * A story under its own rules in which no choice fails: chance falls otherwise in other programs, so
 * two walks beside each other need stories without it.
 */
export function unfailing(story: ExportedStory): ExportedStory {
  const nodes = Object.entries(story.structure.nodes).map(([name, node]) => [
    name,
    { ...node, choices: node.choices.map(({ check: _check, ...choice }) => choice) },
  ])
  const structure: StoryStructure = { ...story.structure, nodes: Object.fromEntries(nodes) }
  return { ...story, structure: underRules(structure, story.about?.game_config ?? {}) }
}
