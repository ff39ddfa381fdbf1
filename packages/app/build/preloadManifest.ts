import type { Plugin, Rolldown } from 'vite'

import { ENTRY_PAGES } from '../../api/src/contract/ssr.ts'

/** Where the address of an entry page begins, and the route that shows it. */
const PAGES = ENTRY_PAGES.flatMap(({ path, route }) =>
  route === undefined ? [] : [[path.replace(/:.*/, ''), route] as const],
)

/**
 * A file and all that it imports, each after what it imports itself, so that each can be run as a
 * piece of work of its own. Files that import one another in a circle would run before what they
 * need, which no browser says before a page stays empty: they are an error.
 */
function importsIn(imports: ReadonlyMap<string, readonly string[]>) {
  const ordered = new Map<string, readonly string[]>()
  return function importsOf(file: string, above: readonly string[] = []): readonly string[] {
    if (above.includes(file)) throw new Error(`In a circle: ${[...above, file].join(' > ')}`)
    const known = ordered.get(file)
    if (known) return known
    const before = (imports.get(file) ?? []).flatMap((next) => importsOf(next, [...above, file]))
    const files = [...new Set([...before, file])]
    ordered.set(file, files)
    return files
  }
}

/** Files that pages fetch when something on them is first opened: dialogs, menus, sheets. */
function partsOf(chunks: readonly Rolldown.OutputChunk[], opened: ReadonlySet<string>): string[] {
  const pageFiles = new Set(
    chunks
      .filter(({ facadeModuleId }) => facadeModuleId?.includes('/app/src/features/'))
      .map(({ fileName }) => fileName),
  )
  return chunks
    .filter(({ fileName }) => opened.has(fileName))
    .flatMap(({ dynamicImports }) => dynamicImports.filter((file) => !pageFiles.has(file)))
}

/**
 * Writes `pages.json`: the scripts that each page imports once it runs. The server names them in
 * the page's head, so that they are fetched along with the first one and not after it. Beside it
 * `parts.json`: what those pages fetch once something on them is opened, for devices without a network.
 */
export const preloadManifest = (): Plugin => ({
  name: 'preload-manifest',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const importsOf = importsIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
    for (const { fileName } of chunks) importsOf(fileName)
    const entry = chunks.find(({ isEntry }) => isEntry)
    const known = new Set(importsOf(entry?.fileName ?? ''))
    const pages = PAGES.map(([path, route]) => {
      const chunk = chunks.find((it) => it.facadeModuleId?.endsWith(`/${route}.tsx`))
      if (!chunk) throw new Error(`No chunk holds ${route}, which ${path} begins with`)
      return [path, importsOf(chunk.fileName).filter((file) => !known.has(file))] as const
    })
    const opened = new Set([...known, ...pages.flatMap(([, files]) => files)])
    const parts = partsOf(chunks, opened).flatMap((file) => importsOf(file))
    const emit = (fileName: string, content: object) =>
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) })
    emit('pages.json', Object.fromEntries(pages))
    emit('parts.json', [...new Set(parts)].filter((file) => !opened.has(file)).toSorted())
  },
})
