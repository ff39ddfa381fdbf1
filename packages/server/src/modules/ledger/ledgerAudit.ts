export type Audit = Readonly<Record<string, number>>

export interface LedgerAudit {
  check(): Promise<void>
  /** Returns the result of the last audit. True before the first. */
  isSound(): boolean
}

export class UnsoundLedgerError extends Error {
  constructor(broken: readonly [string, number][]) {
    const promises = broken.map(([name, count]) => `${name}: ${count}`).join(', ')
    super(`The ledger is inconsistent, so nothing is written. Failed checks: ${promises}`)
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
