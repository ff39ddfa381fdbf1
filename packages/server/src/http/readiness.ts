import type { Context } from '../platform/context.ts'

/** Why a process does not take work just now. */
export type Hindrance = 'stopping' | 'books_unsound' | 'writes_refused' | 'no_room'

/** For so long a refused write speaks against taking more; then it is tried again. */
const REMEMBERED_MS = 10_000

interface ReadinessSources extends Pick<Context, 'running' | 'ledgerAudit' | 'clock'> {
  takesWrites: () => Promise<boolean>
  /** How many writes the database has refused since it was opened. */
  refusedWrites: () => number
  /** Whether the files of the embedded database may grow; absent where it is PostgreSQL's. */
  hasRoom?: (() => Promise<boolean>) | undefined
}

/**
 * Finds what keeps a process from its work, if anything does. A small write may pass where those of
 * turns fail, so what was refused is counted, and room is asked for. All of it passes by itself.
 */
export function findHindrance({
  running,
  ledgerAudit,
  clock,
  takesWrites,
  refusedWrites,
  hasRoom,
}: ReadinessSources): () => Promise<Hindrance | null> {
  let [known, refusedAt] = [refusedWrites(), -Infinity]
  const isRefusing = () => {
    const [count, now] = [refusedWrites(), clock.now().getTime()]
    if (count > known) [known, refusedAt] = [count, now]
    return now - refusedAt < REMEMBERED_MS
  }
  return async () => {
    if (!running.isOpen()) return 'stopping'
    if (!ledgerAudit.isSound()) return 'books_unsound'
    if (hasRoom && !(await hasRoom())) return 'no_room'
    // Counted first: where the probe's own write is refused, that is heard anew each time.
    const isRefused = isRefusing()
    return isRefused || !(await takesWrites()) ? 'writes_refused' : null
  }
}
