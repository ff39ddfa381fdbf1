/** Why credits came into a purse; each reason can be paid at most once to a user. */
export type GrantReason = 'registration' | 'verification'

/** Credits of the players: an append-only list of changes, whose sum is the balance. */
export interface Ledger {
  /** Credits that can be spent now. */
  balanceOf(userId: string): Promise<number>
  grantCredits(userId: string, amount: number, reason: GrantReason): Promise<void>
}
