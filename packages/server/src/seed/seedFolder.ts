import type { Ports } from '../services/ports.ts'
import type { Seeded } from '../services/seed/seedCatalogue.ts'
import type { ReadSeed } from './readSeed.ts'

/** Loaded lazily, because most starts have nothing to seed. */
const readFolder = async (dir: string): Promise<ReadSeed> =>
  (await import('./readSeed.ts')).readSeed(dir)

/** Seeds a folder unless its fingerprint and the seeded stories are unchanged. */
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
