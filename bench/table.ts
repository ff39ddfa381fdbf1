export interface Row {
  what: string
  ours: number
  limit: number
  unit: string
  /** Reference from the same run. If absent, the limit is a target. */
  against?: string
}

/** Units of which more is better. */
const RATES = new Set(['fps', '/s', 'times'])
/** Maximum ratio to an earlier run, above the noise between equal machines. */
const MOST = 1.25
const HEAD = ['Figure', 'Measured', 'Limit', 'Ratio', 'Promise']

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

const rows: Row[] = []

export const measured = (): readonly Row[] => rows

export const print = (row: Row): void => void rows.push(row)

/** Returns a value relative to its limit, because values depend on the machine. Above 1 is worse. */
const ratioOf = ({ ours, limit, unit }: Row) => (RATES.has(unit) ? limit / ours : ours / limit)

function cellsOf(row: Row): string[] {
  const { what, ours, limit, unit, against } = row
  const bound = against ? '' : RATES.has(unit) ? 'at least ' : 'at most '
  const verdict = ratioOf(row) <= 1 ? 'kept' : 'missed'
  return [
    what,
    `${number.format(ours)} ${unit}`.trim(),
    `${bound}${number.format(limit)} ${unit}`.trim(),
    ratioOf(row).toFixed(2),
    against ? `none; compared with ${against}` : verdict,
  ]
}

/** Returns a Markdown table with aligned columns. */
function format(cells: readonly string[][]): string {
  const widths = HEAD.map((_, at) =>
    Math.max(...[HEAD, ...cells].map((row) => row[at]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [HEAD, widths.map((width) => '-'.repeat(width)), ...cells].map(line).join('\n')
}

export const tableOf = (given: readonly Row[]): string => format(given.map(cellsOf))

/** Replaces the rows of a page's table that were measured again, and adds new ones. */
export function updateTable(page: string, given: readonly Row[], isComplete: boolean): string {
  const [before = '', inside = '', after = ''] = page.split(
    /(?<=<!-- bench -->\n)|(?=\n<!-- end -->)/u,
  )
  const cells = inside.split('\n').map((line) =>
    line
      .slice(2, -2)
      .split(/ +\| +| +$/u)
      .slice(0, 5),
  )
  const kept = isComplete ? [] : cells.slice(2)
  const key = ([what, , , , promise = '']: string[]) => `${what} ${promise.startsWith('none')}`
  const found = new Map([...kept, ...given.map(cellsOf)].map((row) => [key(row), row]))
  return `${before}${format([...found.values()])}${after}`
}

const nameOf = ({ what, against }: Row) => `${what} (${against})`

/** Returns the figures that are clearly worse than in an earlier run. */
export function worseThan(before: readonly Row[], now: readonly Row[]): string[] {
  const known = new Map(before.map((row) => [nameOf(row), ratioOf(row)]))
  const isWorse = (row: Row) => {
    const last = known.get(nameOf(row))
    return last !== undefined && !(ratioOf(row) <= last * MOST)
  }
  return now.filter(isWorse).map(nameOf)
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
