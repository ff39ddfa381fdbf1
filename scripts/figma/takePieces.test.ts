import { spawnSync } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { root } from '../prepare.mjs'
import { draw } from './takePieces.mjs'

const folder = mkdtempSync(join(tmpdir(), 'kathasagar-figma-'))
beforeAll(() => writeFileSync(join(folder, 'index.json'), JSON.stringify({ v: 5, entries: {} })))
afterAll(() => {
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true })
})

test('a piece that the book does not know is refused before anything is measured or deleted', () => {
  const args = ['--conditions=@kathasagar/source', 'scripts/figma.mjs', `--book=${folder}`, 'Buton']
  const { status, stderr } = spawnSync('node', args, { cwd: root, encoding: 'utf8' })

  expect([status, stderr.split('\n')[0]]).toEqual([2, 'No stable piece is called Buton.'])
})

test.each([
  ['storyThrewException', { name: 'TypeError', message: 'no words' }, /it threw: no words$/],
  ['storyErrored', { title: 'Nothing', description: 'was drawn' }, /Nothing: was drawn$/],
])('a story that says %s ends the measuring with what was wrong', async (event, error, told) => {
  const channel = new EventEmitter()
  vi.stubGlobal('window', { __STORYBOOK_ADDONS_CHANNEL__: channel })
  channel.on('updateStoryArgs', () => channel.emit(event, error))

  const drawn = draw({ storyId: 'button--playground', updatedArgs: { size: 'odd' } })

  await expect(drawn).rejects.toThrow('button--playground with {"size":"odd"}: ')
  await expect(drawn).rejects.toThrow(told)
})
