import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { defineConfig } from '@playwright/test'

import { ADMIN } from './e2e/adminSession.ts'
import { launchOptions } from './scripts/browser.mjs'

const port = Number(process.env['E2E_PORT'] ?? 8123)
const address = `http://127.0.0.1:${port}`
const report = process.env['REPORT']
// Each worker reads this file anew: only the first makes the directory, the others are told of it.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'kathasagar-e2e-')))

const HOSTILE = '**/hostilePages.spec.ts'

/** The real product: started by its own command, on a fresh data directory, in a real browser. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './node_modules/.tmp/e2e',
  // When a test, or what it waits for, counts as hung: no test measures how fast a machine is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // One more than cores: a walk waits for frames, for the network to rest, or for the server.
  workers: 3,
  forbidOnly: true,
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: address,
    launchOptions: launchOptions({ isShell: true }),
    // What a test stands in for must not be answered from the device; the one about it allows it.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace takes a quarter of the whole run: TRACE=1 keeps those of tests that fail.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', testIgnore: HOSTILE },
    // A page that never stops stops ours where both are in one process, as they are in a shell.
    { name: 'whole browser', testMatch: HOSTILE, use: { launchOptions: launchOptions() } },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${address}/health/ready`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_FACTOR: '100',
      LOG_LEVEL: 'warn',
      // Playwright's own requests go over connections it keeps, as a proxy's do.
      TRUST_PROXY: '127.0.0.1',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  },
})
