import { openEmbedded } from '../../db/client.ts'
import { migrate } from '../../db/migrate.ts'
import { openApiDocument } from '../../http/openApi.ts'
import { buildTestApp } from '../buildTestApp.ts'
import { fuzzOperation, type FuzzReport } from './fuzzOperation.ts'
import { operationsOf } from './fuzzRequests.ts'

export interface OperationReport extends FuzzReport {
  id: string
  /** Of this process after a collection, in MiB. */
  heapMib: number
  rssMib: number
  /** The first bad answer, shrunk, if there was one. */
  fault: string | null
}

const MIB = 1024 * 1024
const mib = (bytes: number) => Math.round((bytes / MIB) * 10) / 10

function memory() {
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  return { heapMib: mib(heapUsed), rssMib: mib(rss) }
}

/** The embedded database as it is delivered, in a folder of its own. */
async function openProduct(dataDir: string) {
  const fail = (error: unknown) => {
    throw error
  }
  const database = await openEmbedded(dataDir, fail)
  await migrate(database.db)
  return buildTestApp({ database })
}

/** Fuzzes every operation of the OpenAPI document, or the named ones, one after the other. */
export async function* fuzzRun(
  dataDir: string,
  { requests, seed, only }: { requests: number; seed: number; only: readonly string[] },
): AsyncGenerator<OperationReport> {
  const product = await openProduct(dataDir)
  const wanted = operationsOf(openApiDocument()).filter(
    ({ id }) => only.length === 0 || only.includes(id),
  )
  for (const operation of wanted) {
    const { id } = operation
    try {
      const report = await fuzzOperation(product, operation, { requests, seed })
      yield { id, ...report, ...memory(), fault: null }
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error)
      yield { id, requests: 0, statuses: new Map(), slowestMs: 0, ...memory(), fault }
    }
  }
  await product.close()
}
