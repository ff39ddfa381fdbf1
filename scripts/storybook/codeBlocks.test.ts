import { spawnSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { root } from '../architecture/sources.ts'
import { textOf } from '../prepare.mjs'
import { blocksOf, writeBlocks } from './codeBlocks.ts'
import { readIndex } from './storyIndex.ts'

const check = (folder: string) => {
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
  return stdout
}

const { folder, count } = writeBlocks()
// Adds an error, to verify that the compiler checks the files.
appendFileSync(
  join(folder, 'Install-1.tsx'),
  'export const wrong = <Button variant="gold">PLAY</Button>\n',
)
const faults = check(folder)
  .split('\n')
  .filter((line) => line.includes('error'))

test('code in the documentation compiles, and errors are found', () => {
  expect(count).toBeGreaterThan(60)
  expect(faults).toEqual([expect.stringMatching(/Install-1\.tsx.*"gold"/)])
})

test('a JSX fragment is treated as an expression', () => {
  expect(blocksOf("```tsx\nimport a from 'a'\n\n<A b={a} />\n```\n")).toEqual([
    "import a from 'a'\n\nexport const shown = <A b={a} />\n",
  ])
})

const SECTIONS = ['Example\n', 'When to use something else', 'Parts', 'Keyboard and accessibility']

test('every stable component has a page with all sections', async () => {
  const index = await readIndex()
  const stable = index.filter(
    ({ tags, importPath }) => tags.includes('stable') && !importPath.includes('/docs/'),
  )
  const faults = [...new Set(stable.map(({ title }) => title))].flatMap((title) => {
    const page = index.find((entry) => entry.title === title && entry.importPath.endsWith('.mdx'))
    const text = page ? textOf(page.importPath) : ''
    return SECTIONS.filter((name) => !text.includes(`\n## ${name}`)).map(
      (name) => `${title}: ${name}`,
    )
  })

  expect(stable.length).toBeGreaterThan(100)
  expect(faults).toEqual([])
})
