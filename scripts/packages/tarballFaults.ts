import { builtinModules } from 'node:module'

import ts from 'typescript'

/** Of a package.json, what a tarball is held against. */
export interface Manifest {
  exports?: Record<string, string | Record<string, string>>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export interface Tarball {
  manifest: Manifest
  /** Text of each file by its path within the package. */
  files: ReadonlyMap<string, string>
  /** What each dependency asks of those who install it, by the dependency's name. */
  peersOf: (dependency: string) => readonly string[]
}

const ALWAYS = ['README.md', 'LICENSE', 'CHANGELOG.md']

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const isForeign = (specifier: string) =>
  !specifier.startsWith('.') &&
  !specifier.startsWith('node:') &&
  !builtinModules.includes(specifier)

function specifiersIn(path: string, text: string): string[] {
  if (path.endsWith('.css')) {
    return [...text.matchAll(/@import\s+['"]([^'"]+)['"]/g)].map(([, found]) => found ?? '')
  }
  if (!/\.(js|d\.ts)$/.test(path)) return []
  const found = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
  // Behind a regular expression that looks like a comment or a quote it finds no more of them.
  const late = [...text.matchAll(/\bimport\(['"]([^'"]+)['"]\)/g)].map(([, name]) => name ?? '')
  return [...found, ...late]
}

/** The packages that what ships imports, in code, types and style sheets. */
function importedBy(files: Tarball['files']): Set<string> {
  const found = [...files].flatMap(([path, text]) => specifiersIn(path, text))
  return new Set(found.filter(isForeign).map(packageOf))
}

/** Files that the package's entry points lead to; one for source alone leads nowhere in a tarball. */
const doorsOf = ({ exports = {} }: Manifest) =>
  Object.values(exports)
    .flatMap((entry) =>
      typeof entry === 'string'
        ? [entry]
        : Object.entries(entry)
            .filter(([condition]) => condition !== '@kathasagar/source')
            .map(([, file]) => file),
    )
    .map((file) => file.replace('./', ''))

/** What whoever installs the tarball would miss, or install for nothing, in sentences. */
export function tarballFaults({ manifest, files, peersOf }: Tarball): string[] {
  const dependencies = Object.keys(manifest.dependencies ?? {})
  const peers = Object.keys(manifest.peerDependencies ?? {})
  const imported = importedBy(files)
  // Also needed is what a dependency, or another peer, asks of the app.
  const asked = new Set([...dependencies, ...peers].flatMap(peersOf))
  const missing = [...ALWAYS, ...doorsOf(manifest)].filter((file) => !files.has(file))

  return [
    ...missing.map((file) => `${file} is not in the tarball`),
    ...[...imported]
      .filter((name) => !dependencies.includes(name) && !peers.includes(name))
      .map((name) => `${name} is imported and neither a dependency nor a peer`),
    ...dependencies
      .filter((name) => !imported.has(name))
      .map((name) => `${name} is a dependency and never imported`),
    ...peers
      .filter((name) => !imported.has(name) && !asked.has(name))
      .map((name) => `${name} is a peer and nothing needs it`),
  ]
}
