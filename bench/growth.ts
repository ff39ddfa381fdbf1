import { printGrowth } from './table.ts'

const SMALL = 1_000
const LARGE = 100_000
const WARM_UP = 30
const ROUNDS = 300
/** How much longer a call may take at a hundred times the stories. */
const ALLOWED = 1.5

/**
 * What calls cost when the stories grow a hundredfold. Both sizes are asked in turns, so that whatever else the
 * machine does falls on both. On PostgreSQL by TEST_DATABASE_URL, else on the embedded database.
 *
 * @param open A product with so many stories.
 * @param timeOf Milliseconds of one call there, in a round.
 */
export async function benchGrowth<Opened extends { product: { close(): Promise<void> } }, Call>(
  calls: Readonly<Record<string, Call>>,
  open: (stories: number) => Promise<Opened>,
  timeOf: (opened: Opened, call: Call, round: number) => Promise<number>,
): Promise<void> {
  const small = await open(SMALL)
  const large = await open(LARGE)

  for (const [name, call] of Object.entries(calls)) {
    const times = { small: [] as number[], large: [] as number[] }
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const before = await timeOf(small, call, Math.abs(round))
      const after = await timeOf(large, call, Math.abs(round))
      if (round < 0) continue
      times.small.push(before)
      times.large.push(after)
    }
    const against = `with ${SMALL} stories; ${ALLOWED} x allowed at ${LARGE}`
    printGrowth(name, times.large, times.small, against)
  }
  await small.product.close()
  await large.product.close()
}
