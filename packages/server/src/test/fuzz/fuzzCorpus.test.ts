import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { createCorpus, readCorpus, writeCorpus } from './fuzzCorpus.ts'
import type { OperationReport } from './fuzzRun.ts'

const report = (id: string, statuses: number[], fault: string | null = null): OperationReport => ({
  id,
  requests: 1,
  reaches: { done: 0, refused: 0, misshapen: 0, stranger: 0 },
  statuses: new Map(statuses.map((status) => [status, 1])),
  p99Ms: 1,
  slowestMs: 1,
  heapMib: 1,
  rssMib: 1,
  fault,
})

test('what reaches something new, or a fault, is kept and made again another night', () => {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'))
  const file = join(folder, 'made', 'corpus.jsonl')
  const corpus = createCorpus(readCorpus(file))
  corpus.learn(report('login', [200, 400]), 1, 50)
  corpus.learn(report('login', [200]), 2, 50)
  corpus.learn(report('login', [429]), 3, 50)
  corpus.learn(report('login', [], 'status 500'), 4, 50)
  corpus.learn(report('login', [], 'status 500'), 4, 50)
  writeCorpus(file, corpus.entries())

  const read = readCorpus(file)
  rmSync(folder, { recursive: true })

  expect(read.map(({ seed, isFault }) => [seed, isFault])).toEqual([
    [4, true],
    [1, false],
    [3, false],
  ])
})
