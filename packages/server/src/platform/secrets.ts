/** The secrets of the installation: while one takes the place of another, both are good. */
export interface Secrets {
  /** Signs and seals from now on. */
  current(): string
  /** All that are good, the current one first. */
  all(): readonly string[]
  /** Looks whether another is kept by now. */
  refresh(): Promise<void>
}

/** A secret as it is kept. */
export interface KeptSecret {
  value: string
  /** Until then it opens and verifies only, so that every process knows it before any signs by it. */
  signs_from: Date | null
}
