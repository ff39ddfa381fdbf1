import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { openStoryFiles, readStory, slugsIn, STORIES_DIR } from '@kathasagar/stories'

import type { Seed } from './seedCatalogue.ts'
import { SeedCatalogue, SeedStory } from './seedShapes.ts'

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

function checkedStory(slug: string, read: () => unknown): SeedStory | string {
  try {
    const { success, data, error } = SeedStory.safeParse(read())
    if (success) return data
    const [issue] = error.issues
    return `${slug}: ${issue?.path.join('.')}: ${issue?.message}`
  } catch (error) {
    return `${slug}: ${error instanceof Error ? error.message : String(error)}`
  }
}

const COVER = '.svg'
const coversIn = (dir: string) =>
  readdirSync(join(dir, 'covers'))
    .filter((name) => name.endsWith(COVER))
    .map((name) => name.slice(0, -COVER.length))

/** Reads the seed files. `faults` contains an error message for each unreadable story. */
export function readSeed(dir: string = STORIES_DIR): Seed & { faults: readonly string[] } {
  const read = [
    ...slugsIn(dir).map((slug) => checkedStory(slug, () => readStory(slug, dir))),
    ...openStoryFiles(dir).map((file) => checkedStory(file, () => json(join(dir, file)))),
  ]
  return {
    catalogue: SeedCatalogue.parse(json(join(dir, 'catalogue.json'))),
    stories: read.filter((story) => typeof story !== 'string'),
    covers: new Set(coversIn(dir)),
    faults: read.filter((story) => typeof story === 'string'),
  }
}
