import type { Ports } from '../ports.ts'

/** Those of one look. */
const AT_ONCE = 20

/** Some of those that are to be erased, without those that could not be. */
export interface DuePage {
  limit: number
  except: readonly string[]
}

/** Erases all that are due, one after the other. One that fails is reported, and holds up nobody. */
export async function eraseEach(
  listDue: (page: DuePage) => Promise<readonly string[]>,
  erase: (id: string) => Promise<void>,
  reportFault: Ports['reportFault'],
): Promise<void> {
  const except: string[] = []
  let due: readonly string[] = []
  do {
    due = await listDue({ limit: AT_ONCE, except })
    for (const id of due) {
      try {
        await erase(id)
      } catch (fault) {
        except.push(id)
        reportFault(fault)
      }
    }
  } while (due.length === AT_ONCE)
}
