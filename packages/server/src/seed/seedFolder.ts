import { isSeeded } from './seed.queries.ts'
import type { SeedContext, Seeded } from './seedCatalogue.ts'

/** Loads the module lazily, because most starts have nothing to seed. */
const readFolder = async (dir: string) => (await import('./readSeed.ts')).readSeed(dir)

/** Skips files that were seeded last. */
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
