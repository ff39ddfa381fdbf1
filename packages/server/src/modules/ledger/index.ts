export { createLedgerAudit, UnsoundLedgerError, type LedgerAudit } from './ledgerAudit.ts'
export {
  adjustCredits,
  balanceOf,
  findGift,
  grantCredits,
  lockCredits,
  openXp,
  settleHold,
} from './ledger.queries.ts'
export type { Gift, GrantReason, Wallet } from './ledger.queries.ts'
