import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { expect, test } from 'vitest'

import type { StoryImporter } from '../../services/stories/exchange/ports.ts'
import { readBrought } from './readBrought.ts'
import { storyFiles } from './storyFiles.ts'

const TOO_MUCH = 'This takes more time or memory to read than a story may; part it in two.'
const weary: StoryImporter = {
  read: async () => ({ code: 'import_unreadable', detail: TOO_MUCH }),
  close: async () => undefined,
}

test('a story that takes too much to read ends the command with the sentence that says so', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'kathasagar-import-'))
  await writeFile(join(dir, 'vast.twee'), ':: Start\nA plain.\n')

  const brought = readBrought({ storyImporter: weary }, dir)

  await expect(brought).rejects.toThrow(TOO_MUCH)
  await rm(dir, { recursive: true })
})

test.each(['', './'])(
  'files of a folder that is named from "%s" keep their whole names',
  async (from) => {
    const dir = await mkdtemp(join(tmpdir(), 'kathasagar-import-'))
    await mkdir(join(dir, 'scenes'))
    await writeFile(join(dir, 'startup.txt'), '*finish')
    await writeFile(join(dir, 'scenes', 'river.txt'), '*ending')

    const files = await storyFiles(`${from}${relative('', dir)}/`)

    expect(files.map(({ name }) => name).toSorted()).toEqual(['scenes/river.txt', 'startup.txt'])
    await rm(dir, { recursive: true })
  },
)
