import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../prepare.mjs'

/** Parts whose coverage may not fall, and the step that covers them. */
export const COVERED = {
  unit: { engine: 'packages/engine/src/**' },
  'server on PostgreSQL': {
    contract: 'packages/api/src/contract/**',
    'use cases': 'packages/server/src/services/**',
  },
}

const FLOORS = join(root, 'scripts', 'checks', 'coverageFloors.json')
/** What races decide from run to run: a line of a retry, a branch of a timeout. */
const SLACK = 0.3
const prefixOf = (glob) => join(root, glob.replace('/**', '/'))

/** Options of Vitest that have a step collect what it covers. */
export const coverageArgs = (step, folder) => [
  '--coverage.enabled',
  ...Object.values(COVERED[step]).map((glob) => `--coverage.include=${glob}`),
  '--coverage.reporter=json-summary',
  `--coverage.reportsDirectory=${folder}`,
]

/**
 * What the step that covers a part cannot count: what several processes on one PostgreSQL use, whose tests
 * run real ones; forms of the contract, which the app fills in; what the engine says to a model or a
 * painter, how it weighs harm and runs a graph of Ink, which tests of the server ask for.
 */
const ELSEWHERE = [
  /\/(?:relayWords|watchAction|openInbox|leases|keepErasures|listReads)\.ts$/,
  /\/contract\/(?:authForms|modelKeyForm|waitlist)\.ts$/,
  /\/engine\/src\/(?:prompt|scene|improvise|ink|hearing\/harm)\//,
]

const percent = ({ total, covered }) => (total === 0 ? 100 : (100 * covered) / total)

function sumOf(summary, glob, kind) {
  // What only tests use is not held to be tested.
  const own = Object.entries(summary).filter(
    ([file]) =>
      file.startsWith(prefixOf(glob)) &&
      !file.includes('/testing/') &&
      !ELSEWHERE.some((part) => part.test(file)),
  )
  const sum = (key) => own.reduce((all, [, file]) => all + file[kind][key], 0)
  return Number(percent({ total: sum('total'), covered: sum('covered') }).toFixed(2))
}

/** Statements and branches of each part that a step has covered, with the floor of each. */
export function coverageOf(step, folder) {
  const file = join(folder, 'coverage-summary.json')
  if (!existsSync(file)) return []
  const summary = JSON.parse(readFileSync(file, 'utf8'))
  const floors = JSON.parse(readFileSync(FLOORS, 'utf8'))
  return Object.entries(COVERED[step]).map(([part, glob]) => ({
    part,
    statements: sumOf(summary, glob, 'statements'),
    branches: sumOf(summary, glob, 'branches'),
    floor: floors[part],
  }))
}

/** Parts that are covered less than they were, as sentences. */
export const fallen = (parts) =>
  parts.flatMap(({ part, floor, ...found }) =>
    ['statements', 'branches']
      .filter((kind) => found[kind] < floor[kind] - SLACK)
      .map(
        (kind) => `coverage of the ${part}: ${found[kind]} % of ${kind}, it was ${floor[kind]} %`,
      ),
  )

export const coverageLine = ({ part, statements, branches }) =>
  `coverage of the ${part}: ${statements} % of statements, ${branches} % of branches`
