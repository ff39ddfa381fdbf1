import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import { root, textOf } from './prepare.mjs'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}
interface Job {
  'runs-on': string
  'timeout-minutes': number
  permissions?: Record<string, string>
  steps: Step[]
}
interface Workflow {
  name: string
  on: unknown
  permissions: Record<string, string>
  concurrency: { group: string; 'cancel-in-progress': boolean }
  jobs: Record<string, Job>
}

const FOLDER = join(root, '.github/workflows')
const FILES = readdirSync(FOLDER)
const read = (file: string) => parse(readFileSync(join(FOLDER, file), 'utf8')) as Workflow
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }

const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps)

const INSTALLS = ['npm ci', 'npm ci --ignore-scripts']
const SBOM = 'npm sbom --omit=dev --sbom-format=cyclonedx > sbom.cdx.json'

/** Returns true if a line runs an npm script or a file of this repository. */
function isOurs(line: string): boolean {
  const [, npmScript = ''] = /^npm (?:run )?(test\b|(?<=run )[\w:-]+)/u.exec(line) ?? []
  const [, file = ''] = /^node (scripts\/\w+\.mjs)\b/u.exec(line) ?? []
  const isThere = file !== '' && existsSync(join(root, file))
  const isOfMachine = /^(?:docker|cosign|npm publish|npm audit) /.test(line)
  return INSTALLS.includes(line) || line === SBOM || npmScript in scripts || isThere || isOfMachine
}

test('there are workflows for pushes, nights and releases', () => {
  expect(FILES).toEqual(expect.arrayContaining(['ci.yml', 'nightly.yml', 'release.yml']))
})

describe.each(FILES)('%s', (file) => {
  const workflow = read(file)

  test('declares permissions, timeout and concurrency', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(workflow.concurrency).toEqual({
      group: expect.any(String),
      'cancel-in-progress': expect.any(Boolean),
    })
    for (const job of Object.values(workflow.jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0)
      expect(job['runs-on']).toBe('ubuntu-24.04')
    }
  })

  test('pins actions by commit and persists no token', () => {
    const used = stepsOf(workflow).filter(({ uses }) => uses !== undefined)
    const checkouts = used.filter(({ uses }) => uses?.startsWith('actions/checkout@'))

    expect(used.map(({ uses }) => uses)).toEqual(
      used.map(() => expect.stringMatching(/^[\w-]+\/[\w-]+@[\da-f]{40}$/)),
    )
    expect(checkouts.map((it) => it.with?.['persist-credentials'])).toEqual(
      Object.keys(workflow.jobs).map(() => false),
    )
  })

  test('runs only commands that exist here', () => {
    const lines = stepsOf(workflow).flatMap(({ run }) => run?.trim() ?? [])

    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => !isOurs(line))).toEqual([])
  })
})

test('the check runs on each supported Node version', () => {
  expect(read('ci.yml').jobs['test']).toMatchObject({
    strategy: { matrix: { node: [20, 22, 24] } },
  })
})

test('the job that signs the image runs no install scripts', () => {
  const lines = read('release.yml').jobs['image']?.steps.flatMap(({ run }) => run ?? []) ?? []

  expect(lines.filter((line) => line.startsWith('npm '))).toEqual(['npm ci --ignore-scripts', SBOM])
})

test('an image has provenance, a signature by digest, and an SBOM', () => {
  const lines = read('release.yml').jobs['image']?.steps.flatMap(({ run }) => run ?? []) ?? []
  const digest = '@$(jq -r \'."containerimage.digest"\' told.json)"'

  expect(lines.slice(-3)).toEqual([
    expect.stringMatching(/^docker buildx build --provenance=mode=max --push .*told\.json .*\.$/),
    expect.stringMatching(/^cosign sign --yes "\$\{IMAGE,,\}@/),
    expect.stringMatching(/^cosign attest .*--predicate=sbom\.cdx\.json "\$\{IMAGE,,\}@/),
  ])
  expect(lines.filter((line) => line.endsWith(digest))).toHaveLength(2)
})

test('each night checks shipped packages for vulnerabilities and fails on severe ones', () => {
  const lines = stepsOf(read('nightly.yml')).flatMap(({ run }) => run ?? [])

  expect(lines).toContain('npm audit --omit=dev --audit-level=high')
})

test('each push is scanned for credentials, and each night runs fuzz tests', () => {
  const ofPush = stepsOf(read('ci.yml')).flatMap(({ run }) => run ?? [])
  const ofNight = stepsOf(read('nightly.yml')).flatMap(({ run }) => run ?? [])

  expect(ofPush).toContain('node scripts/scanSecrets.mjs')
  expect(ofNight).toContain('npm run fuzz')
})

describe('nightly figures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-figures-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const figures = (name: string, ours: number, unit: string) => {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, JSON.stringify([{ what: 'a turn', ours, limit: 10, unit, against: 'it' }]))
    return file
  }
  const compare = (before: string, now: string) =>
    spawnSync('node', ['scripts/compareFigures.mjs', before, now], { cwd: root, encoding: 'utf8' })

  test.each([
    ['ms', 10, 12, 0],
    ['ms', 10, 13, 1],
    ['fps', 60, 50, 0],
    ['fps', 60, 40, 1],
    ['free_inputs', 0, 0, 0],
    ['free_inputs', 0, 1, 1],
    ['/s', 0, 0, 0],
  ])('are compared in %s: %d before and %d now exits with %d', (unit, before, now, status) => {
    const compared = compare(figures('before', before, unit), figures('now', now, unit))

    expect(compared.stdout).toContain(`1 figures compared, ${status} are worse`)
    expect(compared.status).toBe(status)
  })

  test('are stored for the next night if there are none', () => {
    const none = join(folder, 'none.json')

    expect(compare(none, figures('now', 1, 'ms')).status).toBe(0)
    expect(compare(none, figures('later', 2, 'ms')).status).toBe(1)
  })
})
