import { readFixtures } from '../../packages/interchange/src/testing/fixtures.ts'
import { walkFixture } from '../../packages/interchange/src/testing/walkFixture.ts'

const COLUMNS = ['fixtures', 'documented', 'the same', 'losses named', 'refused', 'ways', 'differ']
const row = (name, cells) =>
  console.log([name.padEnd(14), ...cells.map((cell) => String(cell).padStart(12))].join(' '))

/** Walks every fixture beside its original; true where each came over as it must. */
export async function walkFixtures() {
  const rows = new Map()
  const wrong = []
  for (const fixture of readFixtures()) {
    const { faults, replay, lost } = await walkFixture(fixture)
    const sums = rows.get(fixture.format) ?? COLUMNS.map(() => 0)
    const { ways = 0, differences = 0 } = replay ?? {}
    const isRefused = fixture.expected.refused !== undefined
    const added = [
      1,
      Number(fixture.expected.from !== undefined),
      Number(!isRefused && lost === 0 && differences === 0),
      Number(lost > 0),
      Number(isRefused),
      ways,
      differences,
    ]
    rows.set(
      fixture.format,
      sums.map((sum, at) => sum + added[at]),
    )
    for (const fault of faults) wrong.push(`${fixture.format}/${fixture.name}: ${fault}`)
  }
  row('', COLUMNS)
  for (const [format, sums] of rows) row(format, sums)
  row(
    'all',
    COLUMNS.map((_, at) => [...rows.values()].reduce((sum, sums) => sum + sums[at], 0)),
  )
  for (const fault of wrong) console.log(fault)
  return wrong.length === 0
}
