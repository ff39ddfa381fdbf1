import { spawnSync } from 'node:child_process'

import { expect, test } from 'vitest'

const call = (...args: string[]) =>
  spawnSync('npm', ['run', '-s', ...args], { encoding: 'utf8', timeout: 120_000 })

test.each(['bench', 'sbom', 'simulate', 'stories'])(
  'npm run %s -- --help says how it is called, and an option that it does not know does too',
  (name) => {
    const helped = call(name, '--', '--help')
    const refused = call(name, '--', '--nope')

    expect([helped.status, helped.stderr]).toEqual([0, ''])
    expect(helped.stdout).toMatch(new RegExp(`^npm run ${name} `))
    expect(refused.status).toBe(2)
    expect(refused.stderr).toContain("Unknown option '--nope'")
    expect(refused.stderr).toContain(helped.stdout.trim())
    expect(refused.stderr).not.toMatch(/^ +at /m)
  },
)
