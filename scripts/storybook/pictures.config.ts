import { defineConfig } from '@playwright/test'

import { launchOptions } from '../browser.mjs'

const report = process.env['REPORT']

/** Compares one story of each larger stable component with its stored picture (`-u` stores new ones). */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  outputDir: '../../node_modules/.tmp/pictures',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  use: {
    launchOptions: launchOptions({ isShell: true }),
    viewport: { width: 720, height: 600 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
  // Other versions of Chromium smooth a few pixels of text differently.
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001 } },
})
