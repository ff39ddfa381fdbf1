import type { CallPolicy } from './callPolicy.ts'

/** Remembers how a provider does, and leaves one alone that fails. */
export interface Breaker {
  /** Whether a call may be made now. After a rest a single one may, to see how it goes. */
  admit: () => boolean
  /** Whether calls would be turned away now. */
  isOpen: () => boolean
  succeeded: () => void
  failed: () => void
  /** The call came to no end of its own: it says nothing. */
  abandoned: () => void
  /** Only a person can help: a long rest. */
  holdOpen: () => void
}

/** `now` counts milliseconds. */
export function createBreaker(policy: CallPolicy['breaker'], now: () => number): Breaker {
  let inARow = 0
  let recent: { at: number; hasFailed: boolean }[] = []
  let openUntil: number | null = null
  let isTrying = false

  const note = (hasFailed: boolean) => {
    isTrying = false
    inARow = hasFailed ? inARow + 1 : 0
    recent = [...recent.filter(({ at }) => at > now() - policy.windowMs), { at: now(), hasFailed }]
  }
  const failsOften = () =>
    recent.length >= policy.sample &&
    recent.filter(({ hasFailed }) => hasFailed).length * 2 >= recent.length
  const isOpen = () => openUntil !== null && (now() < openUntil || isTrying)

  return {
    isOpen,
    admit: () => {
      if (isOpen()) return false
      isTrying = openUntil !== null
      return true
    },
    succeeded: () => {
      note(false)
      if (openUntil === null) return
      openUntil = null
      recent = []
    },
    failed: () => {
      const wasTrial = isTrying
      note(true)
      // Calls that were under way when the rest began do not make it longer.
      if (openUntil !== null && !wasTrial) return
      if (wasTrial || inARow >= policy.failuresInARow || failsOften()) {
        openUntil = now() + policy.restMs
      }
    },
    abandoned: () => {
      isTrying = false
    },
    holdOpen: () => {
      isTrying = false
      openUntil = now() + policy.longRestMs
    },
  }
}
