import { isSeeded } from './seed.queries.ts'
import type { SeedContext, Seeded } from './seedCatalogue.ts'
import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStoryFiles, slugsIn } from '@kathasagar/stories'
import { STORY_FILES } from '@kathasagar/stories/joinStory'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Folders with code that affects the result of seeding. */
const READERS = [
  here('.'),
  here('../../../stories/src'),
  here('../../../api/src/contract'),
  here('../../../story/src'),
]

const isCode = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts')

function addFiles(hash: Hash, folder: string, names: readonly string[]): void {
  for (const name of names.toSorted()) {
    const content = readFileSync(join(folder, name))
    hash.update(`${name} ${content.length}\n`).update(content)
  }
}

/** Hashes the story files and the code that reads them. Of a cover, only the file name is hashed. */
export function fingerprintOf(dir: string, readers: readonly string[] = READERS): string {
  const hash = createHash('sha256')
  for (const folder of readers) {
    addFiles(
      hash,
      folder,
      readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(isCode),
    )
  }
  addFiles(hash, dir, ['catalogue.json', ...openStoryFiles(dir)])
  for (const slug of slugsIn(dir)) {
    addFiles(
      hash,
      dir,
      STORY_FILES.map((part) => join(slug, `${part}.json`)),
    )
  }
  for (const cover of readdirSync(join(dir, 'covers')).toSorted()) hash.update(`${cover}\n`)
  return hash.digest('hex')
}

/** Reads the folder. The module is loaded on demand, because most starts have nothing to seed. */
const readFolder = async (dir: string) => (await import('./readSeed.ts')).readSeed(dir)

export async function seedFolder(
  ctx: SeedContext,
  { dir, fingerprint }: { dir: string; fingerprint: string },
  read = readFolder,
): Promise<Seeded> {
  if (await isSeeded(ctx.db, fingerprint)) return { added: 0, renewed: 0, faults: [] }
  const { seedShipped } = await import('./seedShipped.ts')
  const { faults: unread, ...seed } = await read(dir)
  const { faults, ...done } = await seedShipped(
    ctx,
    unread.length === 0 ? { ...seed, fingerprint } : seed,
  )
  return { ...done, faults: [...unread, ...faults] }
}
