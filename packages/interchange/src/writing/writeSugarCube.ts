import type { ExportedStory } from '../json/exportedStory.ts'
import { SUGARCUBE, sugarCubeStory } from './sugarCubeStory.ts'

/** A story as Twee for SugarCube: Twine takes it, and compilers make a page of it. */
export function writeSugarCube(story: ExportedStory): string {
  const { title, ifid, start, passages } = sugarCubeStory(story)
  const data = { ifid, format: SUGARCUBE.name, 'format-version': SUGARCUBE.version, start }
  return [
    `:: StoryTitle\n${title.replace(/^:+/u, '')}`,
    `:: StoryData\n${JSON.stringify(data, null, 2)}`,
    ...passages.map(({ name, text }) => `:: ${name}\n${text}`),
    '',
  ].join('\n\n')
}
