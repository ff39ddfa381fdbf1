import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import type { StoryImporter } from '../../services/stories/exchange/ports.ts'
import { readBrought } from './readBrought.ts'

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
