/** During a rotation, both secrets are valid. */
export interface Secrets {
  /** Signs and encrypts. */
  current(): string
  /** All valid secrets, the current one first. */
  all(): readonly string[]
  refresh(): Promise<void>
}

export interface StoredSecret {
  value: string
  /** Before this time, the secret only verifies and decrypts, so that all processes load it first. */
  signs_from: Date | null
}
