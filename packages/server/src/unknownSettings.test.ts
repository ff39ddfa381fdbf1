import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readConfig } from './config.ts'
import { SETTINGS, unknownSettings } from './configReader.ts'

test.each([
  ['ADMIN_PASSWORT', 'ADMIN_PASSWORD'],
  ['ADMIN_PASS', 'ADMIN_PASSWORD'],
  ['admin_password', 'ADMIN_PASSWORD'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_UR', 'DATABASE_URL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['PUBILC_URL', 'PUBLIC_URL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['KATHASAGAR_PORT', 'PORT'],
])('refuses %s with the suggestion %s', (name, meant) => {
  expect(readConfig({ [name]: 'x' })).toEqual({
    problems: [`${name} is no setting: did you mean ${meant}?`],
  })
})

const OF_OTHERS = `HOSTNAME HOME PATH DATA NODE_ENV PGDATABASE TEST_DATABASE_URL OPENAI_API_KEY
  GOOGLE_API_KEY OTEL_SERVICE_NAME OTEL_EXPORTER_OTLP_HEADERS POSTGRES_PASSWORD XDG_DATA_DIRS
  MAIL PORTS`.split(/\s+/u)

test('ignores settings of other programs, and misspelt ones without a value', () => {
  const others = Object.fromEntries(OF_OTHERS.map((name) => [name, 'x']))
  expect(unknownSettings({ ...others, ADMIN_PASSWORT: '' })).toEqual([])
})

test('ignores the variables that Kubernetes sets for a service of our name, but no others', () => {
  const ofService = {
    KATHASAGAR_SERVICE_HOST: '10.0.0.7',
    KATHASAGAR_SERVICE_PORT: '8080',
    KATHASAGAR_SERVICE_PORT_HTTP: '8080',
    KATHASAGAR_PORT: 'tcp://10.0.0.7:8080',
    KATHASAGAR_PORT_8080_TCP: 'tcp://10.0.0.7:8080',
    KATHASAGAR_PORT_8080_TCP_PROTO: 'tcp',
    KATHASAGAR_PORT_8080_TCP_PORT: '8080',
    KATHASAGAR_PORT_8080_TCP_ADDR: '10.0.0.7',
  }
  expect(unknownSettings(ofService)).toEqual([])
  expect(unknownSettings({ KATHASAGAR_COLOUR: 'red' })).toEqual(['KATHASAGAR_COLOUR is no setting'])
})

test('knows every documented or used setting', () => {
  const explained = readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z0-9_]+)=/gm)
  const read = readFileSync('packages/server/src/config.ts', 'utf8').matchAll(
    /read\s*\.\w+\(\s*'([A-Z0-9_]+)'/g,
  )
  const keys = /_API_KEY$/
  const names = [...explained, ...read].flatMap(([, name = '']) => (keys.test(name) ? [] : [name]))

  expect(names.filter((name) => !SETTINGS.includes(name))).toEqual([])
  expect(SETTINGS.filter((name) => !names.includes(name))).toEqual([])
})
