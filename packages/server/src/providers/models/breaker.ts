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
  /** A person may have helped: a rest ends as if its time were over, with a single call. */
  endRest: () => void
}

/** How the last calls went. */
function createRecord(policy: CallPolicy['breaker'], now: () => number) {
  let inARow = 0
  let recent: { at: number; hasFailed: boolean }[] = []
  return {
    note: (hasFailed: boolean) => {
      inARow = hasFailed ? inARow + 1 : 0
      const isRecent = ({ at }: { at: number }) => at > now() - policy.windowMs
      recent = [...recent.filter(isRecent), { at: now(), hasFailed }]
    },
    isBad: () => {
      const failed = recent.filter(({ hasFailed }) => hasFailed).length
      const failsOften = recent.length >= policy.sample && failed * 2 >= recent.length
      return inARow >= policy.failuresInARow || failsOften
    },
    forget: () => {
      recent = []
    },
  }
}

/** `now` counts milliseconds. */
export function createBreaker(policy: CallPolicy['breaker'], now: () => number): Breaker {
  const record = createRecord(policy, now)
  let openUntil: number | null = null
  let isTrying = false
  const isOpen = () => openUntil !== null && (now() < openUntil || isTrying)

  return {
    isOpen,
    admit: () => {
      if (isOpen()) return false
      isTrying = openUntil !== null
      return true
    },
    succeeded: () => {
      isTrying = false
      record.note(false)
      if (openUntil === null) return
      openUntil = null
      record.forget()
    },
    failed: () => {
      const wasTrial = isTrying
      isTrying = false
      record.note(true)
      // Calls that were under way when the rest began do not make it longer.
      if (openUntil !== null && !wasTrial) return
      if (wasTrial || record.isBad()) openUntil = now() + policy.restMs
    },
    abandoned: () => {
      isTrying = false
    },
    holdOpen: () => {
      isTrying = false
      openUntil = now() + policy.longRestMs
    },
    endRest: () => {
      if (openUntil !== null) openUntil = now()
    },
  }
}
