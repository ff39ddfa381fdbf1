import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { readImports } from '../checks/importGraph.mjs'
import { root, textOf } from '../prepare.mjs'

/** What every story is drawn by, and how it is drawn. */
const WITH_ALL = [
  '.storybook/preview.tsx',
  '.storybook/preview.css',
  '.storybook/preview-head.html',
  'package-lock.json',
  'packages/ui/src/theme/fallbackFaces.css',
  'packages/ui/src/theme/fonts.css',
  'scripts/pictures/draw.mjs',
  'scripts/pictures/ownFaces.mjs',
]

/** Files that are served beside the stories; Chromatic is told of the same. */
function servedFiles() {
  const { externals } = JSON.parse(textOf('chromatic.config.json'))
  return globSync(externals, { cwd: root }).filter((file) => statSync(join(root, file)).isFile())
}

const numberOf = (text) => createHash('sha256').update(text).digest('hex')
const inOrder = (files) => [...files].sort((a, b) => (a < b ? -1 : 1))

/**
 * Of each of these files a number for all that it is drawn by: itself, what it imports, and what
 * every story has. `reach` is how many files that is.
 */
export function sourcesOf(files) {
  const imports = readImports()
  const numbers = new Map()
  const lineOf = (file) => {
    if (!numbers.has(file)) {
      const path = join(root, file)
      numbers.set(file, numberOf(existsSync(path) ? readFileSync(path) : ''))
    }
    return `${file} ${numbers.get(file)}\n`
  }
  const served = numberOf(inOrder(servedFiles()).map(lineOf).join(''))
  return new Map(
    files.map((file) => {
      const reached = new Set([file, ...WITH_ALL])
      for (const one of reached) for (const next of imports.get(one) ?? []) reached.add(next)
      const own = inOrder(reached).map(lineOf).join('')
      return [file, { hash: numberOf(own + served).slice(0, 16), reach: reached.size }]
    }),
  )
}
