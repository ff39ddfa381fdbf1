export interface UseSums {
  calls: number
  input_tokens: number
  cached_tokens: number
  output_tokens: number
  pictures: number
  /** Cost in millionths of a dollar. Null if no price is known. */
  cost_micros: number | null
}

export const NO_USE: Readonly<UseSums> = {
  calls: 0,
  input_tokens: 0,
  cached_tokens: 0,
  output_tokens: 0,
  pictures: 0,
  cost_micros: null,
}

/** Adds `more` to `sums`. An unknown cost adds nothing. */
export function addUse(sums: UseSums, more: UseSums): void {
  sums.calls += more.calls
  sums.input_tokens += more.input_tokens
  sums.cached_tokens += more.cached_tokens
  sums.output_tokens += more.output_tokens
  sums.pictures += more.pictures
  if (more.cost_micros !== null) sums.cost_micros = (sums.cost_micros ?? 0) + more.cost_micros
}
