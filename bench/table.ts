export interface Row {
  what: string
  ours: number
  limit: number
  unit: string
  against: string
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

const rows: Row[] = []

export const printed = (): readonly Row[] => rows

/** Prints our value, the limit and their ratio. */
export function print(row: Row) {
  rows.push(row)
  const { what, ours, limit, unit, against } = row
  const ratio = (ours / limit).toFixed(2)
  console.log(
    `  ${what.padEnd(44)} ${number.format(ours).padStart(10)} ${unit.padEnd(6)} ${ratio.padStart(6)} x  ${number.format(limit)} ${unit} (${against})`,
  )
}

export async function timed(work: () => unknown): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Returns a percentile; `share` is 0.99 for p99. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

type Work = (round: number) => Promise<number>

/** Runs two workloads in alternating rounds. Ignores the first `warmUp` rounds. */
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

/** Prints median and p99 compared with the smaller data set. */
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
