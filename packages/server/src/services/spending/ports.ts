/** What all players together have cost at providers, a row for each day in UTC. */
export interface ModelSpendingRepository {
  /** Counts credits towards a day, all or none: false where the ceiling leaves less room. */
  take(day: string, credits: number, ceiling: number): Promise<boolean>
  giveBack(day: string, credits: number): Promise<void>
  /** Notes that the day's ceiling was met; true for the first who does, of all processes. */
  noteReached(day: string, now: Date): Promise<boolean>
}

/** Credits that were taken for one call to a provider. */
export interface TakenCredits {
  /** Returns them to the day that they came from, where the call surely cost nothing. */
  giveBack(): Promise<void>
}

/** What the models of providers may cost in a day, over all players and all processes. */
export interface ModelBudget {
  /** Takes from what is left of the day; null where that is too little. */
  take(credits: number): Promise<TakenCredits | null>
  /** Whether so much was refused here a moment ago; asks nobody. */
  isShortOf(credits: number): boolean
}
