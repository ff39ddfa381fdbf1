import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { OperationReport } from './fuzzRun.ts'

/** Requests that once reached something new, or a fault: the seed that makes them again. */
export interface CorpusEntry {
  id: string
  seed: number
  requests: number
  isFault: boolean
}

/** Besides faults, which are all kept; the newest. */
const MOST = 400

const isEntry = (it: unknown): it is CorpusEntry =>
  typeof it === 'object' && it !== null && 'id' in it && 'seed' in it && 'requests' in it

/** The corpus of a file, one entry a line; none where there is no file. */
export function readCorpus(file: string): CorpusEntry[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line): unknown => JSON.parse(line)).filter(isEntry)
}

export function writeCorpus(file: string, entries: readonly CorpusEntry[]): void {
  const faults = entries.filter(({ isFault }) => isFault)
  const others = entries.filter(({ isFault }) => !isFault).slice(-MOST)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, [...faults, ...others].map((it) => `${JSON.stringify(it)}\n`).join(''))
}

/** Learns from reports which seeds reach what none has before. */
export function createCorpus(kept: readonly CorpusEntry[]) {
  const entries = [...kept]
  const seen = new Set<string>()
  return {
    entries: (): readonly CorpusEntry[] => entries,
    learn({ id, statuses, fault }: OperationReport, seed: number, requests: number) {
      const reached = [...statuses.keys()].map((status) => `${id} ${status}`)
      const isNew = reached.some((it) => !seen.has(it))
      for (const it of reached) seen.add(it)
      const isKept = entries.some((entry) => entry.id === id && entry.seed === seed)
      if (isKept || (!isNew && fault === null)) return
      entries.push({ id, seed, requests, isFault: fault !== null })
    },
  }
}
