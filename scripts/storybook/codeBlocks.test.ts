import { spawnSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from '../architecture/sources.ts'
import { blocksOf, writeBlocks } from './codeBlocks.ts'

const check = (folder: string) => {
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
  return stdout
}

const { folder, count } = writeBlocks()
// A mistake of our own among them, so that a compiler that says nothing is no proof.
appendFileSync(
  join(folder, 'Install-1.tsx'),
  'export const wrong = <Button variant="gold">PLAY</Button>\n',
)
const faults = check(folder)
  .split('\n')
  .filter((line) => line.includes('error'))

test('the code on the pages of the book compiles, and what is wrong in it would be found', () => {
  expect(count).toBeGreaterThan(5)
  expect(faults).toEqual([expect.stringMatching(/Install-1\.tsx.*"gold"/)])
})

test('what stands alone on a page is read as an expression', () => {
  expect(blocksOf("```tsx\nimport a from 'a'\n\n<A b={a} />\n```\n")).toEqual([
    "import a from 'a'\n\nexport const shown = <A b={a} />\n",
  ])
})
