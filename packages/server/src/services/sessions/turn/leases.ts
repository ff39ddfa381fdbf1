import type { StoredAction } from '../actionPorts.ts'

/** An action by what finds it. */
export type LeasedAction = Pick<StoredAction, 'id' | 'session_id' | 'user_id'>

/** A claim that this process keeps alive. */
interface Held {
  /** Aborts once the action is given up: by others, or because the process stops. */
  signal: AbortSignal
  letGo(): void
}

/** Keeps what this process tells alive in the eyes of the others. */
export interface Leases {
  /** How long an action counts as alive after its process was last heard of. */
  lastMs: number
  hold(action: LeasedAction): Held
  /** Gives up one action, where it is held, or all: whoever tells it refunds it. */
  giveUp(actionId?: string): void
}

export interface LeaseSettings {
  lastMs: number
  /** Renews leases, and answers the ids of those that still run. */
  renew: (actions: readonly LeasedAction[], lastMs: number) => Promise<readonly string[]>
  reportFault: (fault: unknown) => void
}

/** Beats to a lease: all but one may go astray. */
const BEATS = 4

/** One beat for all that a process tells, however much that is; none while it tells nothing. */
export function createLeases({ lastMs, renew, reportFault }: LeaseSettings): Leases {
  const held = new Map<string, { action: LeasedAction; lost: AbortController }>()
  let timer: NodeJS.Timeout | null = null

  const beat = async () => {
    const asked = [...held.values()]
    const running = new Set(
      await renew(
        asked.map(({ action }) => action),
        lastMs,
      ),
    )
    for (const { action, lost } of asked) {
      if (!running.has(action.id)) lost.abort(new Error(`Action ${action.id} was given up`))
    }
  }
  const letGo = (id: string) => {
    held.delete(id)
    if (held.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
  }

  return {
    lastMs,
    hold: (action) => {
      const lost = new AbortController()
      held.set(action.id, { action, lost })
      timer ??= setInterval(() => void beat().catch(reportFault), lastMs / BEATS)
      return { signal: lost.signal, letGo: () => letGo(action.id) }
    },
    giveUp: (actionId) => {
      for (const { action, lost } of held.values()) {
        if (actionId === undefined || action.id === actionId) lost.abort(new Error('Given up'))
      }
    },
  }
}
