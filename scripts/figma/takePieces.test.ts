import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { root } from '../prepare.mjs'

const folder = mkdtempSync(join(tmpdir(), 'kathasagar-figma-'))
beforeAll(() => writeFileSync(join(folder, 'index.json'), JSON.stringify({ v: 5, entries: {} })))
afterAll(() => rmSync(folder, { recursive: true }))

test('a piece that the book does not know is refused before anything is measured or deleted', () => {
  const args = ['--conditions=@kathasagar/source', 'scripts/figma.mjs', `--book=${folder}`, 'Buton']
  const { status, stderr } = spawnSync('node', args, { cwd: root, encoding: 'utf8' })

  expect([status, stderr.split('\n')[0]]).toEqual([2, 'No stable piece is called Buton.'])
})
