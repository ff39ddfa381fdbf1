import { readdirSync, readFileSync } from 'node:fs'

import { readAbout } from '../json/readAbout.ts'
import type { ExportedStory } from '../json/exportedStory.ts'

const FOLDER = new URL('../../../../server/src/seed/stories/', import.meta.url)

/** All stories that ship, whole, by their titles. */
export function shippedStories(): ExportedStory[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const kept = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))
      const { title, story_structure: structure } = kept
      return { title, structure, about: readAbout(kept).about }
    })
}
