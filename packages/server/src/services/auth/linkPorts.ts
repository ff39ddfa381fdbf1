/** What a link proves when its token comes back. */
export type LinkPurpose = 'verify_email' | 'reset_password' | 'log_in' | 'export_account'

export interface AccountLink {
  token_hash: string
  user_id: string
  expires_at: Date
  used_at: Date | null
}

export interface LinkRepository {
  insertLink(link: {
    token_hash: string
    user_id: string
    purpose: LinkPurpose
    created_at: Date
    expires_at: Date
  }): Promise<void>
  findLink(tokenHash: string, purpose: LinkPurpose): Promise<AccountLink | undefined>
  /** The link, locked until the transaction ends. */
  lockLink(tokenHash: string, purpose: LinkPurpose): Promise<AccountLink | undefined>
  spendLink(tokenHash: string, now: Date): Promise<void>
  /** Spends every open link of a user that would let its holder in, and ends second steps begun. */
  spendWaysIn(userId: string, now: Date): Promise<void>
  /** Spends every open link of a user. */
  spendAll(userId: string, now: Date): Promise<void>
  /** Drops links that expired before `then`. */
  forgetBefore(then: Date): Promise<void>
}
