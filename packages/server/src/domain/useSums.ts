/** What was asked of providers' models, added up. */
export interface UseSums {
  /** Requests, further tries included. */
  calls: number
  input_tokens: number
  /** Of these, what providers had kept from before. */
  cached_tokens: number
  output_tokens: number
  pictures: number
  /** Millionths of a dollar; null where no price is known of any of it. */
  cost_micros: number | null
}

export const NOTHING_USED: Readonly<UseSums> = {
  calls: 0,
  input_tokens: 0,
  cached_tokens: 0,
  output_tokens: 0,
  pictures: 0,
  cost_micros: null,
}

/** Adds to sums in place; a cost that is known stays known beside one that is not. */
export function addUse(sums: UseSums, more: UseSums): void {
  sums.calls += more.calls
  sums.input_tokens += more.input_tokens
  sums.cached_tokens += more.cached_tokens
  sums.output_tokens += more.output_tokens
  sums.pictures += more.pictures
  if (more.cost_micros !== null) sums.cost_micros = (sums.cost_micros ?? 0) + more.cost_micros
}
