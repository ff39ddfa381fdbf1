import { constants, cpSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

import type { DatabaseResponse, DatabaseRequest } from './remotePglite.ts'
import { START_PARAMS } from './pgliteStart.ts'
import { keepStatements } from './preparedStatements.ts'
import { SyncedFiles } from './syncedFiles.ts'

const { dir } = workerData as { dir: string }
const fs = new SyncedFiles(dir)
const pglite = await PGlite.create({ fs, extensions: { pg_trgm }, startParams: START_PARAMS })
fs.opened()

const run = keepStatements(pglite)

const reply = (answer: DatabaseResponse) => parentPort?.postMessage(answer)

/** Copies the fields of an error, because they are lost when the error moves between threads. */
function errorFields(error: unknown) {
  const { code, constraint, detail } = error as Record<string, string | undefined>
  return {
    message: error instanceof Error ? error.message : String(error),
    code,
    constraint,
    detail,
  }
}

/** Copies the files between two statements. The copy is recoverable, because the WAL contains all commits. */
const copyFiles = (to: string) =>
  cpSync(dir, to, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !path.endsWith('postmaster.pid'),
  })

async function answer({ id, sql, params, copyTo }: DatabaseRequest): Promise<void> {
  try {
    if (copyTo !== undefined) {
      copyFiles(copyTo)
      return reply({ id, rows: [], affectedRows: 0 })
    }
    if (sql === null) {
      await pglite.close()
      reply({ id, rows: [], affectedRows: 0 })
      parentPort?.close()
      return
    }
    reply({ id, ...(await run(sql, params)) })
  } catch (error) {
    reply({ id, fault: errorFields(error) })
  }
}

parentPort?.on('message', (request: DatabaseRequest) => void answer(request))
reply({ id: 0, rows: [], affectedRows: 0 })
