import type { OwnAction } from './sessions/actionPorts.ts'

/** Why credits came into a wallet; each reason can be paid at most once to a user. */
export type GrantReason = 'registration' | 'verification' | `task:${string}`

/** Credits of a player and XP of a session. */
export interface Wallet {
  xp: number
  credits: number
}

/** Whose wallet pays for an action. */
export interface Payer {
  userId: string
  sessionId: string
}

/** Credits that an admin gives; the player reads the reason. */
export interface Gift {
  amount: number
  reason: string
}

/** An append-only list of changes to credits and XP, whose sums are the balances. */
export interface Ledger {
  /** Credits that can be spent now. */
  balanceOf(userId: string): Promise<number>
  /** A reason that was paid before is not paid again. */
  grantCredits(userId: string, amount: number, reason: GrantReason): Promise<void>
  /** What was given by the press that this key names. */
  findGift(userId: string, key: string): Promise<Gift | undefined>
  /** Given as often as it is asked, and once for a key: see `findGift` before. */
  adjustCredits(userId: string, gift: Gift & { key: string | null }): Promise<void>
  /** Opens a session's XP with what the story gives to begin with. */
  openXp(payer: Payer, amount: number): Promise<void>
  /** What can be spent now, locked until the transaction ends. */
  lockWallet(payer: Payer): Promise<Wallet>
  /**
   * Has whoever else moves this player's credits wait for the end of the transaction: what is read
   * after it, to decide on a payment, is still so when that is written.
   */
  lockCredits(userId: string): Promise<void>
  /** Holds the price of an action. Throws when the wallet has less: ask `lockWallet` before. */
  reserve(payer: Payer, actionId: string, price: Wallet): Promise<void>
  /** Takes what was delivered from what is held for an action; the rest is free again. */
  settle(action: OwnAction, spent: Wallet): Promise<void>
  earnXp(payer: Payer, actionId: string, amount: number): Promise<void>
}
