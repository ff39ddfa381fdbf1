import { JSON_FORMAT, JSON_VERSION, type ExportedStory } from './exportedStory.ts'

export function writeJson({ title, about, structure }: ExportedStory): string {
  const story = {
    format: JSON_FORMAT,
    version: JSON_VERSION,
    title,
    ...about,
    story_structure: structure,
  }
  return `${JSON.stringify(story, null, 2)}\n`
}
