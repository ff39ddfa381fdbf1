/** Rounds shares to integer percentages without changing their total (largest remainder method). */
export function roundPercentages(shares: readonly number[]): number[] {
  const hundredths = shares.map((share) => share * 100)
  const sum = Math.round(hundredths.reduce((all, one) => all + one, 0))
  const floors = hundredths.map((one) => Math.floor(one + 1e-9))
  const left = sum - floors.reduce((all, one) => all + one, 0)
  const lossOf = (index: number) => (hundredths[index] ?? 0) - (floors[index] ?? 0)
  const owed = new Set(
    floors
      .map((_floor, index) => index)
      .toSorted((one, other) => lossOf(other) - lossOf(one))
      .slice(0, left),
  )
  return floors.map((floor, index) => (floor + (owed.has(index) ? 1 : 0)) / 100)
}
