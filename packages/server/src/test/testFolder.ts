import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll } from 'vitest'

/** An empty folder for all tests of a file, removed after everything that they open later is closed. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
