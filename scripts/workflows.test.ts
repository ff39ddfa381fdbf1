import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'
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

const SBOM = 'npm sbom --omit=dev --sbom-format=cyclonedx > sbom.cdx.json'
const AUDIT = 'npm audit --omit=dev --audit-level=high'

function isOurs(line: string): boolean {
  const [, npmScript = ''] = /^npm (?:run )?(test\b|(?<=run )[\w:-]+)/u.exec(line) ?? []
  const [, file = ''] = /^node (scripts\/\w+\.mjs)\b/u.exec(line) ?? []
  const isThere = file !== '' && existsSync(join(root, file))
  return line === 'npm ci' || line === SBOM || npmScript in scripts || isThere || line === AUDIT
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

test('the job that signs the image installs no packages', () => {
  const { image } = read('release.yml').jobs

  expect(image?.steps.flatMap(({ run }) => run ?? [])).toEqual([
    'node scripts/release.mjs --part=image',
  ])
})

test('only prints its steps in a release outside of the workflow of a tag', () => {
  const { stdout } = spawnSync('node', ['scripts/release.mjs', '--part=image'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_REPOSITORY: 'An/Owner',
      REGISTRY_TOKEN: 'token',
      DOCKER_HOST: 'tcp://127.0.0.1:9',
    },
  })
  const commands = stdout.split('\n').filter((line) => line.startsWith('  '))

  expect(stdout).toContain('\n· image, dry run\n')
  expect(commands.slice(1).map((line) => line.trim())).toEqual([
    expect.stringMatching(/^docker buildx build --provenance=mode=max --push .*an\/owner:v\S+ \.$/),
    'cosign sign --yes ghcr.io/an/owner@DIGEST',
    expect.stringMatching(/^cosign attest .*--predicate=\S+ ghcr\.io\/an\/owner@DIGEST$/),
  ])
})

test('scans each push for credentials, and runs the slow checks each night', () => {
  const ofPush = stepsOf(read('ci.yml')).flatMap(({ run }) => run ?? [])
  const ofNight = stepsOf(read('nightly.yml')).flatMap(({ run }) => run ?? [])

  expect(ofPush).toContain('node scripts/scanSecrets.mjs')
  expect(ofNight).toEqual(
    expect.arrayContaining([
      AUDIT,
      'npm run test:all',
      'npm test -- fuzz',
      'npm run chaos -- --minutes=10',
      'npm run upgrade-test',
      expect.stringMatching(/^npm run bench -- --against /),
    ]),
  )
})
