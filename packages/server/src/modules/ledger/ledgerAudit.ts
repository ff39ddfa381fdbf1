/** How many rows break each promise of the ledger, by the promise's name; all 0 when it is sound. */
export type Audit = Readonly<Record<string, number>>

/** Watches over the ledger: where it is not sound, nothing more is written until somebody looks. */
export interface LedgerAudit {
  /** Audits everything and reports what is wrong. */
  check(): Promise<void>
  /** What the last audit found; true before the first. */
  isSound(): boolean
}

export class UnsoundLedgerError extends Error {
  constructor(broken: readonly [string, number][]) {
    const promises = broken.map(([name, count]) => `${name}: ${count}`).join(', ')
    super(`The books are not sound, so nothing is written. Broken promises: ${promises}`)
  }
}

export function createLedgerAudit(
  audit: () => Promise<Audit>,
  reportFault: (fault: unknown) => void,
): LedgerAudit {
  let isSound = true
  return {
    check: async () => {
      const broken = Object.entries(await audit()).filter(([, count]) => count !== 0)
      isSound = broken.length === 0
      if (!isSound) reportFault(new UnsoundLedgerError(broken))
    },
    isSound: () => isSound,
  }
}
