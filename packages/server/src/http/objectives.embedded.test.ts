import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import { startServerProcess, type ServerProcess } from '../test/serverProcess.ts'
import { testFolder } from '../test/testFolder.ts'

const TOKEN = 'only-the-collector-knows-this'
const at = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

interface Rule {
  record?: string
  alert?: string
  expr: string
}
const RULES = (parse(at('deploy/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules }) => rules,
)
const RECORDED = RULES.flatMap(({ record }) => record ?? [])

const namedIn = (text: string) => [
  ...new Set(text.match(/\b(?:kathasagar_|kathasagar:|nodejs_|process_)[\w:]+/g)),
]

/** Metrics that exist only with a replica. */
const OF_A_REPLICA = ['kathasagar_replica_used', 'kathasagar_replica_lag_seconds']

const folder = testFolder()
let server: ServerProcess
let given: Set<string>
beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: join(folder, 'data'), METRICS_TOKEN: TOKEN })
  const headers = { authorization: `Bearer ${TOKEN}` }
  const payload = await (await fetch(`${server.address}/metrics`, { headers })).text()
  given = new Set([
    ...OF_A_REPLICA,
    ...[...payload.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram'
        ? [name, ...['count', 'sum', 'bucket'].map((end) => `${name}_${end}`)]
        : [name],
    ),
  ])
}, 120_000)
afterAll(() => server.kill())

const unknownIn = (text: string) =>
  namedIn(text).filter((name) => !given.has(name) && !RECORDED.includes(name))

describe('exports every documented metric', () => {
  test.each(['deploy/alerts.yml', 'deploy/grafana-dashboard.json', 'docs/SLO.md'])('%s', (file) => {
    expect(namedIn(at(file)).length).toBeGreaterThan(2)
    expect(unknownIn(at(file))).toEqual([])
  })

  test('detects an undocumented metric', () => {
    const unknown = ['kathasagar_turns_seconds_count', 'kathasagar:turns_bad:ratio_rate9h']
    expect(unknownIn(`rate(${unknown[0]}[5m]) > ${unknown[1]}`)).toEqual(unknown)
  })
})

test('defines alerts with a long and a short window for each error budget', () => {
  const burning = RULES.filter(({ alert }) => alert?.includes('Budget'))

  expect(burning).toHaveLength(9)
  for (const { expr } of burning) {
    expect(expr).toMatch(/^(kathasagar:\w+:ratio_rate)\w+ > ([\d.]+) and \1\w+ > \2$/)
  }
})
