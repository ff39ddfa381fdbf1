import { JSON_FORMAT, JSON_VERSION, type ExportedStory } from './exportedStory.ts'

/** A story as JSON, indented so that people can read and compare it. */
export function writeJson({ title, structure }: ExportedStory): string {
  const story = { format: JSON_FORMAT, version: JSON_VERSION, title, story_structure: structure }
  return `${JSON.stringify(story, null, 2)}\n`
}
