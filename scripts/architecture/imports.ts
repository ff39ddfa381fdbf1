import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import ts from 'typescript'

import { sourceBehind } from '../checks/importGraph.mjs'

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

/** Every import, re-export and dynamic import of a file. */
export function importsOf(from: string): Import[] {
  const source = ts.createSourceFile(
    from,
    readFileSync(join(root, from), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const found: Import[] = []
  const add = (specifier: string, typeOnly: boolean) =>
    found.push({ from, ...target(from, specifier), isTypeOnly: typeOnly })
  const visit = (node: ts.Node): void => {
    const isStatic = ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
    if (isStatic && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      add(node.moduleSpecifier.text, isTypeOnly(node))
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments
      if (argument && ts.isStringLiteral(argument)) add(argument.text, false)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const isOutside = (path: string) =>
  /\.(stories|test)\.tsx?$|\/test\/|\/testing\/arbitraries/.test(path)

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
