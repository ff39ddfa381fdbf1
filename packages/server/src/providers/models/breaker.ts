import type { CallPolicy } from './callPolicy.ts'

export interface Breaker {
  /** Returns true if a call is allowed. After a pause, allows one trial call. */
  admit: () => boolean
  isOpen: () => boolean
  succeeded: () => void
  failed: () => void
  /** Called for a cancelled call, which says nothing about the provider. */
  abandoned: () => void
  /** Starts a long pause, because only a person can fix the cause. */
  holdOpen: () => void
  endRest: () => void
}

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

/** @param now Current time in ms. */
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
      // Calls that began before the pause do not extend it.
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
