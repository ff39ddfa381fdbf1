import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { root, textOf } from '../prepare.mjs'

const FOLDERS = ['packages', 'scripts', 'bench', 'e2e', '.storybook']
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-ssr', 'dist-embed', 'public', 'data'])
const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
const NEW_URL = /new URL\(\s*['"](\.[^'"]+)['"]/g

function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : filesIn(path)
    return /\.(tsx?|mjs)$/.test(entry.name) ? [path] : []
  })
}

/** What can be imported from our own packages, by its name, with the source behind it; `*` is any path. */
function readEntryPoints() {
  return Object.fromEntries(
    readdirSync(join(root, 'packages')).flatMap((name) => {
      const text = textOf(`packages/${name}/package.json`)
      return Object.entries(JSON.parse(text).exports ?? {}).map(([entry, target]) => {
        const source = typeof target === 'string' ? target : target['@kathasagar/source']
        return [`@kathasagar/${name}${entry.slice(1)}`, source && join(`packages/${name}`, source)]
      })
    }),
  )
}
let entryPoints

/** The source, from the root, behind what is imported from a package of ours; undefined where it is none. */
function sourceBehind(specifier) {
  entryPoints ??= readEntryPoints()
  const open = Object.keys(entryPoints).find(
    (entry) => entry.endsWith('/*') && specifier.startsWith(entry.slice(0, -1)),
  )
  return (
    entryPoints[specifier] ??
    (open && entryPoints[open].replace('*', specifier.slice(open.length - 1)))
  )
}

/** Every source file with the files that it imports, tests and stories among them. */
export function readImports() {
  const targetOf = (from, specifier) =>
    specifier.startsWith('.')
      ? relative(root, resolve(root, dirname(from), specifier.split('?')[0]))
      : sourceBehind(specifier)
  const imports = new Map()
  for (const from of FOLDERS.filter((it) => existsSync(join(root, it))).flatMap(filesIn)) {
    const text = textOf(from)
    const named = [...text.matchAll(IMPORT), ...text.matchAll(NEW_URL)]
    imports.set(
      from,
      named.map(([, specifier]) => targetOf(from, specifier)).filter((target) => target),
    )
  }
  return imports
}
