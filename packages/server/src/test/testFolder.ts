import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll } from 'vitest'

/** Creates a folder for the tests of a file and deletes it after the last one. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kathasagar-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
