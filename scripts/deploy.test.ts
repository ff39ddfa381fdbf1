import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

import { SETTINGS } from '../packages/server/src/configReader.ts'
import { textOf } from './prepare.mjs'

const dockerfile = textOf('Dockerfile')
const image = dockerfile.split('\nFROM ').at(-1) ?? ''
const service = textOf('deploy/kathasagar.service')

interface Probe {
  httpGet: { path: string; port: string }
}
interface Resource {
  kind: string
  stringData?: Record<string, string>
  spec: { template: { spec: Pod } }
}
interface Pod {
  terminationGracePeriodSeconds: number
  securityContext: object
  containers: [
    {
      ports: [{ name: string; containerPort: number }]
      env: { name: string }[]
      securityContext: object
      volumeMounts: { mountPath: string }[]
    } & Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', Probe>,
  ]
}
const resources = parseAllDocuments(textOf('deploy/kubernetes.yaml')).map(
  (document) => document.toJS() as Resource,
)
const pod = resources.find(({ kind }) => kind === 'StatefulSet')?.spec.template.spec as Pod
const [container] = pod.containers

const compose = parse(textOf('compose.yaml'), { merge: true }) as {
  services: Record<string, { environment: Record<string, string> }>
}

/** Default of DRAIN_SECONDS and the time limit of the shutdown after it. */
const SHUTDOWN_S = 20 + 60

test('base images are pinned by digest', () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gmu)].map(([, name]) => name)

  expect(new Set(bases)).toEqual(new Set(['$NODE']))
  expect(dockerfile).toMatch(/^ARG NODE=node:[\d.]+-bookworm-slim@sha256:[\da-f]{64}$/mu)
  expect(dockerfile).toContain(
    `node:${JSON.parse(textOf('packages/server/package.json')).devDependencies.node}-`,
  )
})

test("the image's data folder belongs to its user", () => {
  const [, volume] = /^VOLUME (\S+)$/mu.exec(image) ?? []
  const [, user] = /^USER (\d+)$/mu.exec(image) ?? []
  const [beforeVolume = ''] = image.split(/^VOLUME /mu)

  expect(volume).toBe('/data')
  expect(image).toContain(`DATA_DIR=${volume} `)
  expect(beforeVolume).toContain(`\nRUN install -d -m 700 -o ${user} -g ${user} ${volume}\n`)
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: Number(user) })
  expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([volume, '/tmp'])
})

test('every setting in the files for containers and systemd exists', () => {
  const named = [
    ...Object.keys(compose.services['one']?.environment ?? {}),
    ...Object.keys(resources.find(({ kind }) => kind === 'Secret')?.stringData ?? {}),
    ...container.env.map(({ name }) => name),
    ...[...service.matchAll(/\b(HOST|DATA_DIR)=/gu)].map(([, name = '']) => name),
  ]

  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !(SETTINGS as readonly string[]).includes(name))).toEqual([])
})

test('probes ask for existing pages on the exposed port', () => {
  const { startupProbe, livenessProbe, readinessProbe } = container
  const routes = textOf('packages/server/src/http/readiness.ts')

  for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) {
    expect(httpGet.port).toBe(container.ports[0].name)
    expect(routes).toContain(`app.get('${httpGet.path}'`)
  }
  expect(image).toContain(`\nEXPOSE ${container.ports[0].containerPort}\n`)
  expect(image).toMatch(/^HEALTHCHECK .*--start-period=\d+s .*health\/ready/mu)
})

test('a container has no rights and time for its shutdown', () => {
  const [, stopsIn] = /^TimeoutStopSec=(\d+)$/mu.exec(service) ?? []

  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  expect(compose.services['one']).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(SHUTDOWN_S)
  expect(Number(stopsIn)).toBeGreaterThan(SHUTDOWN_S)
})

test('a password that is valid in the address of compose.yaml is suggested', () => {
  const install = textOf('docs/OPERATIONS.md').split('\n## Upgrade')[0] ?? ''

  for (const text of [install, textOf('compose.yaml')]) {
    expect(text).toContain('openssl rand -hex 24')
  }
})
