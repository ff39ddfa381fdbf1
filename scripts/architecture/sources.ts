import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import ts from 'typescript'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const parse = (code: string, file = 'given.tsx'): ts.SourceFile =>
  ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)

/** Returns a node and its descendants, without subtrees for which `isLeftOut` is true. */
export function nodesIn(
  node: ts.Node,
  isLeftOut = (_part: ts.Node) => false,
  found: ts.Node[] = [],
): ts.Node[] {
  if (isLeftOut(node)) return found
  found.push(node)
  ts.forEachChild(node, (part) => void nodesIn(part, isLeftOut, found))
  return found
}

export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1

const isOutside = (path: string) =>
  /\.(stories|test)\.tsx?$|\/test\/|\/testing\/arbitraries/.test(path)

export const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)

export function sourceFiles(folder = 'packages'): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      return ['node_modules', 'dist', 'public'].includes(entry.name) ? [] : sourceFiles(path)
    }
    return /\.tsx?$/.test(path) && path.includes('/src/') && !isOutside(path) ? [path] : []
  })
}
