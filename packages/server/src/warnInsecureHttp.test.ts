import { expect, test } from 'vitest'

import { readConfig } from './config.ts'
import { warnInsecureHttp } from './warnInsecureHttp.ts'

const settings = (env: Record<string, string>) => {
  const config = readConfig(env)
  if ('problems' in config) throw new Error(config.problems.join())
  return config
}

test('logs a warning with advice on TLS for a public server over plain HTTP', () => {
  const told = warnInsecureHttp(settings({}), 'http://127.0.0.1:8080')

  expect(told).toContain('0.0.0.0:8080 over plain HTTP')
  expect(told).toContain('PUBLIC_URL=https://')
})

test.each([
  { HOST: '127.0.0.1' },
  { HOST: '::1' },
  { NODE_ENV: 'development' },
  { PUBLIC_URL: 'https://stories.example.org' },
])('logs no warning for %s', (env) => {
  expect(warnInsecureHttp(settings(env as Record<string, string>), 'http://127.0.0.1:8080')).toBe(
    null,
  )
})
