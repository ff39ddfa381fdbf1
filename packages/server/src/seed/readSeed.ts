import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Seed } from '../services/seed/seedCatalogue.ts'
import type { SeedStory as Story } from '../services/seed/ports.ts'
import { SeedCatalogue, SeedStory } from './seedShapes.ts'

const namesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The story of one data file, or what is wrong with it. */
function readStory(folder: string, name: string): Story | string {
  try {
    const { success, data, error } = SeedStory.safeParse(json(join(folder, name)))
    if (success) return data
    const [issue] = error.issues
    return `${name}: ${issue?.path.join('.')}: ${issue?.message}`
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** What ships with the product, a story that cannot be read left out and named. */
export type ReadSeed = Seed & { faults: readonly string[] }

/** Reads what ships with the product. */
export function readSeed(dir: string): ReadSeed {
  const folder = join(dir, 'stories')
  const read = namesIn(folder, '.json').map((name) => readStory(folder, name))
  const covers = namesIn(join(dir, 'covers'), '.svg').map((name) => name.slice(0, -'.svg'.length))
  return {
    catalogue: SeedCatalogue.parse(json(join(dir, 'catalogue.json'))),
    stories: read.filter((story) => typeof story !== 'string'),
    covers: new Set(covers),
    faults: read.filter((story) => typeof story === 'string'),
  }
}
