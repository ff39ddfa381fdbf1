export interface Row {
  what: string
  ours: number
  limit: number
  unit: string
  /** What the limit is. */
  against: string
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

const rows: Row[] = []

/** What was printed so far, for whoever compares it with another run. */
export const printed = (): readonly Row[] => rows

/** One line a figure: ours, the limit, and how many times the limit ours is. */
export function print(row: Row) {
  rows.push(row)
  const { what, ours, limit, unit, against } = row
  const ratio = (ours / limit).toFixed(2)
  console.log(
    `  ${what.padEnd(44)} ${number.format(ours).padStart(10)} ${unit.padEnd(6)} ${ratio.padStart(6)} x  ${number.format(limit)} ${unit} (${against})`,
  )
}

/** Milliseconds until some work is done. */
export async function timed(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The value below which `share` of all lie; 0.99 for the p99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** What a round of some work comes to, as milliseconds. */
type Work = (round: number) => Promise<number>

/**
 * What two kinds of work come to, taken turn about, each first in every other round, so that whatever else
 * the machine does falls on both; the first `warmUp` rounds do not count.
 */
export async function turnAbout(
  { rounds, warmUp = 0 }: { rounds: number; warmUp?: number },
  ours: Work,
  limit: Work,
): Promise<{ ours: number[]; limit: number[] }> {
  const found = { ours: [] as number[], limit: [] as number[] }
  for (let round = -warmUp; round < rounds; round += 1) {
    const pair = [['ours', ours] as const, ['limit', limit] as const]
    for (const [whose, work] of round % 2 ? pair : pair.reverse()) {
      const came = await work(Math.abs(round))
      if (round >= 0) found[whose].push(came)
    }
  }
  return found
}

/** Two lines of milliseconds, the median and the p99, against what the same took where less was there. */
export function printGrowth(
  of: string,
  ours: readonly number[],
  limit: readonly number[],
  against: string,
) {
  for (const [name, share] of [
    ['median', 0.5],
    ['p99', 0.99],
  ] as const) {
    print({
      what: `${name} of ${of}`,
      ours: percentile(ours, share),
      limit: percentile(limit, share),
      unit: 'ms',
      against,
    })
  }
}
