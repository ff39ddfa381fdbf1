import { openEmbedded, raise } from '../../db/client.ts'
import { migrate } from '../../db/migrate.ts'
import { openApiDocument } from '../../http/openApi.ts'
import { buildTestApp, type TestApp } from '../buildTestApp.ts'
import { fuzzImporter, IMPORTERS } from './fuzzImporter.ts'
import { fuzzOperation, type FuzzReport } from './fuzzOperation.ts'
import { operationsOf } from './fuzzRequests.ts'

export interface OperationReport extends Omit<FuzzReport, 'times'> {
  id: string
  /** Of all answers but the slowest one in a hundred, in milliseconds. */
  p99Ms: number
  slowestMs: number
  /** Of this process after a collection, in MiB. */
  heapMib: number
  rssMib: number
  /** The first bad answer and what was sent, if there was one. */
  fault: string | null
}

const MIB = 1024 * 1024
const mib = (bytes: number) => Math.round((bytes / MIB) * 10) / 10

function memory() {
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  return { heapMib: mib(heapUsed), rssMib: mib(rss) }
}

/** The embedded database as it is delivered, in a folder of its own; or the one of the tests. */
export async function openProduct(dataDir: string) {
  if (process.env['TEST_DATABASE_URL']) return buildTestApp()
  const database = await openEmbedded(dataDir, raise)
  await migrate(database.db)
  return buildTestApp({ database })
}

function timesOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
  return { p99Ms: Math.round(p99), slowestMs: Math.round(sorted.at(-1) ?? 0) }
}

const NOTHING_SENT = {
  requests: 0,
  reaches: { done: 0, refused: 0, misshapen: 0, stranger: 0 },
  statuses: new Map<number, number>(),
}

type Settings = { requests: number; seed: number }

/** What everything that is fuzzed is called. */
export const fuzzedNames = (): string[] => [
  ...operationsOf(openApiDocument()).map(({ id }) => id),
  ...IMPORTERS.keys(),
]

/** Everything that is fuzzed, by its name: each operation of the OpenAPI document, and each importer. */
function roundsOf(
  product: TestApp,
): [id: string, fuzz: (given: Settings) => Promise<FuzzReport>][] {
  const { storyImporter } = product.ports
  return [
    ...operationsOf(openApiDocument()).map((operation) => {
      const fuzz = (given: Settings) => fuzzOperation(product, operation, given)
      return [operation.id, fuzz] as [string, typeof fuzz]
    }),
    ...[...IMPORTERS].map(([id, stories]) => {
      const fuzz = (given: Settings) => fuzzImporter(storyImporter, stories, given)
      return [id, fuzz] as [string, typeof fuzz]
    }),
  ]
}

/** Fuzzes every operation and every importer, or the named ones, one after the other. */
export async function* fuzzRun(
  dataDir: string,
  { requests, seed, only }: { requests: number; seed: number; only: readonly string[] },
): AsyncGenerator<OperationReport> {
  const product = await openProduct(dataDir)
  const wanted = roundsOf(product).filter(([id]) => only.length === 0 || only.includes(id))
  try {
    for (const [id, fuzz] of wanted) {
      try {
        const { times, ...report } = await fuzz({ requests, seed })
        yield { id, ...report, ...timesOf(times), ...memory(), fault: null }
      } catch (error) {
        const fault = error instanceof Error ? error.message : String(error)
        yield { id, ...NOTHING_SENT, ...timesOf([]), ...memory(), fault }
      }
    }
  } finally {
    // Whoever has seen enough ends it in the middle.
    await product.close()
  }
}
