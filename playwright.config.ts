import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { defineConfig } from '@playwright/test'

import { ADMIN } from './e2e/adminSession.ts'
import { launchOptions } from './scripts/browser.mjs'

const port = Number(process.env['E2E_PORT'] ?? 8123)
const address = `http://127.0.0.1:${port}`
const report = process.env['REPORT']
// Each worker loads this file. The first one creates the directory and passes it on by environment.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'kathasagar-e2e-')))

const HOSTILE = '**/hostilePages.spec.ts'

/** Tests run against the real product with a new data directory. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './node_modules/.tmp/e2e',
  // Timeouts only detect hanging tests.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // One more than cores, because tests wait for frames, the network and the server.
  workers: 3,
  forbidOnly: true,
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: address,
    launchOptions: launchOptions({ isShell: true }),
    // A service worker would answer mocked requests from its cache. The offline tests allow it.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Traces take a quarter of the run time; TRACE=1 keeps those of failed tests.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', testIgnore: HOSTILE },
    // Needs process isolation of frames, which a headless shell lacks.
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
      // Playwright reuses connections for its own requests, like a proxy.
      TRUST_PROXY: '127.0.0.1',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  },
})
