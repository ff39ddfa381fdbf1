import type { Ports } from '../services/ports.ts'
import type { Seeded } from '../services/seed/seedCatalogue.ts'
import type { ReadSeed } from './readSeed.ts'

/** Reading is code too: a start that has nothing to seed does without it. */
const readFolder = async (dir: string): Promise<ReadSeed> =>
  (await import('./readSeed.ts')).readSeed(dir)

/**
 * Seeds the files of a folder, and keeps by which fingerprint they are known again: as long as it
 * holds, and nothing has happened to what came of them, they are not read.
 */
export async function seedFolder(
  ports: Ports,
  { dir, fingerprint }: { dir: string; fingerprint: string },
  read = readFolder,
): Promise<Seeded> {
  if (await ports.store.repositories.seeds.stands(fingerprint)) {
    return { added: 0, renewed: 0, faults: [] }
  }
  const { seedShipped } = await import('./seedShipped.ts')
  const { faults: unread, ...seed } = await read(dir)
  const { faults, ...done } = await seedShipped(
    ports,
    unread.length === 0 ? { ...seed, fingerprint } : seed,
  )
  return { ...done, faults: [...unread, ...faults] }
}
