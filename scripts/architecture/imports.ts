import { existsSync, readdirSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import ts from 'typescript'

import { sourceBehind } from '../checks/importGraph.mjs'
import { textOf } from '../prepare.mjs'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export interface Import {
  /** Importing file, from the root. */
  from: string
  /** Imported file from the root, or the name of a package. */
  to: string
  isPackage: boolean
  isTypeOnly: boolean
}

const packageName = (specifier: string) => {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return specifier
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  const clause = node.importClause
  if (!clause) return false
  if (clause.isTypeOnly) return true
  const named = clause.namedBindings
  return (
    !clause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((element) => element.isTypeOnly)
  )
}

function target(from: string, specifier: string): Pick<Import, 'to' | 'isPackage'> {
  if (specifier.startsWith('.')) {
    const path = relative(root, resolve(root, dirname(from), specifier.split('?')[0] ?? ''))
    return { to: path, isPackage: false }
  }
  const entry: string | undefined = sourceBehind(specifier)
  return entry ? { to: entry, isPackage: false } : { to: packageName(specifier), isPackage: true }
}

/** Text of a file of ours. */
export const parse = (code: string, file = 'given.tsx'): ts.SourceFile =>
  ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)

/** A node and all within it, but for parts that are left out. */
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

/** Line at which a node begins, counted from 1. */
export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1

/** Every import, re-export and dynamic import of a file. */
export function importsOf(from: string): Import[] {
  return nodesIn(parse(textOf(from), from)).flatMap((node) => {
    const isStatic = ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
    const isDynamic =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
    const named = isStatic ? node.moduleSpecifier : isDynamic ? node.arguments[0] : undefined
    return named && ts.isStringLiteral(named)
      ? [{ from, ...target(from, named.text), isTypeOnly: isStatic && isTypeOnly(node) }]
      : []
  })
}

const isOutside = (path: string) =>
  /\.(stories|test)\.tsx?$|\/test\/|\/testing\/arbitraries/.test(path)

/** Files of a folder and those below it with such an end of their name. */
export const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)

/** Source files that ship: no stories, no tests, no test doubles of the server. */
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
