import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { expect, test } from 'vitest'

import { storyFiles } from './dataCommands.ts'

test.each(['', './'])('files of the folder "%s" have complete names', async (from) => {
  const dir = await mkdtemp(join(tmpdir(), 'kathasagar-import-'))
  await mkdir(join(dir, 'scenes'))
  await writeFile(join(dir, 'startup.txt'), '*finish')
  await writeFile(join(dir, 'scenes', 'river.txt'), '*ending')

  const files = await storyFiles(`${from}${relative('', dir)}/`)

  expect(files.map(({ name }) => name).toSorted()).toEqual(['scenes/river.txt', 'startup.txt'])
  await rm(dir, { recursive: true })
})
