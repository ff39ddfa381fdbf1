import type { UseSums } from '../../domain/useSums.ts'

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

export interface UseOfModel extends UseSums {
  /** One of our names. */
  model_key: string
  /** As its provider names it. */
  provider_model: string
}

export interface CountedUse extends UseOfModel {
  /** Null for what belongs to no story. */
  story_id: string | null
}

/** What was asked over days and models, as far as a cost is known of it. */
export interface ReportedUse extends UseSums {
  /** Calls of models that no price is known of. */
  unpriced_calls: number
}

export type UseGroup = 'day' | 'model' | 'story'

/** What models were asked, a row for each day in UTC, model and story. A day is `YYYY-MM-DD`. */
export interface ModelUseRepository {
  /** Adds to the sums of a day, all or none. Stands alone, never inside a transaction. */
  add(day: string, uses: readonly CountedUse[]): Promise<void>
  /** What a day is known to have cost, in millionths of a dollar. */
  costOf(day: string): Promise<number>
  /** What each of our names has been asked on a day. */
  today(day: string): Promise<(ReportedUse & { model_key: string })[]>
  /**
   * Since a day, that one included: days in their order, others the dearest first. `of` is the day,
   * our name or the story's id; use that belongs to no story is left out where stories are asked for.
   */
  report(asked: {
    since: string
    by: UseGroup
  }): Promise<(ReportedUse & { of: string; title: string | null })[]>
}
