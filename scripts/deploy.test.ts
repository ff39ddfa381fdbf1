import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

import { SETTINGS } from '../packages/server/src/configReader.ts'
import { textOf } from './prepare.mjs'

const dockerfile = textOf('Dockerfile')
const image = dockerfile.split('\nFROM ').at(-1) ?? ''
const service = textOf('deploy/kathasagar.service')

const manifest = textOf('deploy/kubernetes.yaml')
const resources = parseAllDocuments(manifest).map((one) => one.toJS() as { kind: string })
const pods = resources.find(({ kind }) => kind === 'StatefulSet')

const compose = parse(textOf('compose.yaml'), { merge: true }) as {
  services: Record<string, { environment: Record<string, string> }>
}
const namesIn = (text: string, name: RegExp) =>
  [...text.matchAll(name)].map(([, found = '']) => found)

const SHUTDOWN_S = 20 + 60

test('base images are pinned by digest', () => {
  expect(new Set(namesIn(dockerfile, /^FROM (\S+)/gmu))).toEqual(new Set(['$NODE', 'scratch']))
  expect(dockerfile).toMatch(/^ARG NODE=node:[\d.]+-bookworm-slim@sha256:[\da-f]{64}$/mu)
  expect(dockerfile).toContain(
    `node:${JSON.parse(textOf('packages/server/package.json')).devDependencies.node}-`,
  )
})

test("the image's data folder belongs to its user", () => {
  const [, volume] = /^VOLUME (\S+)$/mu.exec(image) ?? []
  const [, user] = /^USER (\d+)$/mu.exec(image) ?? []

  expect(volume).toBe('/data')
  expect(image).toContain(`DATA_DIR=${volume} `)
  expect(dockerfile).toContain(` install -d -m 700 -o ${user} -g ${user} ${volume}\n`)
  expect(manifest).toContain(`runAsNonRoot: true\n        runAsUser: ${user}\n`)
  expect(namesIn(manifest, /mountPath: (\S+) /gu)).toEqual([volume, '/tmp'])
})

test('every setting in the files for containers and systemd exists', () => {
  const named = [
    ...Object.keys(compose.services['one']?.environment ?? {}),
    ...namesIn(manifest, /^ +(?:- \{ name: )?([A-Z_\d]+)[:,]/gmu),
    ...namesIn(service, /\b(HOST|DATA_DIR)=/gu),
  ]

  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !(SETTINGS as readonly string[]).includes(name))).toEqual([])
})

test('probes ask for existing pages on the exposed port', () => {
  const routes = textOf('packages/server/src/http/readiness.ts')
  const probes = namesIn(manifest, /path: (\S+), port: http /gu)
  const [port] = namesIn(manifest, /name: http, containerPort: (\d+) /gu)

  expect(probes).toHaveLength(3)
  expect(probes.filter((path) => !routes.includes(`app.get('${path}'`))).toEqual([])
  expect(image).toContain(`\nEXPOSE ${port}\n`)
  expect(image).toMatch(/^HEALTHCHECK .*--start-period=\d+s .*health\/ready/mu)
})

test('a container has no rights and time for its shutdown', () => {
  const times = [
    ...namesIn(service, /^TimeoutStopSec=(\d+)$/gmu),
    ...namesIn(manifest, /terminationGracePeriodSeconds: (\d+)/gu),
  ]
  const securityContext = {
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  }

  expect(pods).toMatchObject({
    spec: { template: { spec: { containers: [{ securityContext }] } } },
  })
  expect(compose.services['one']).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  expect(times.map((seconds) => Number(seconds) > SHUTDOWN_S)).toEqual([true, true])
})

test('a password that is valid in the address of compose.yaml is suggested', () => {
  const install = textOf('docs/OPERATIONS.md').split('\n## Upgrade')[0] ?? ''

  for (const text of [install, textOf('compose.yaml')]) {
    expect(text).toContain('openssl rand -hex 24')
  }
})
