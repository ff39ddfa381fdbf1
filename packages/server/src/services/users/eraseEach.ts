import type { Ports } from '../ports.ts'

/** Erases one after the other. One that fails is reported, and holds up nobody. Answers how many went. */
export async function eraseEach(
  ids: readonly string[],
  erase: (id: string) => Promise<void>,
  reportFault: Ports['reportFault'],
): Promise<number> {
  let erased = 0
  for (const id of ids) {
    try {
      await erase(id)
      erased += 1
    } catch (fault) {
      reportFault(fault)
    }
  }
  return erased
}
