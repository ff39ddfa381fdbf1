import type { Plugin, Rolldown } from 'vite'

import { ENTRY_PAGES } from '../../api/src/contract/ssr.ts'

/** Path prefix and route of each entry page. */
const PAGES = ENTRY_PAGES.flatMap(({ path, route }) =>
  route === undefined ? [] : [[path.replace(/:.*/, ''), route] as const],
)

/**
 * Returns a file with its imports, dependencies first, so that each can run as a separate task.
 * Throws on circular imports, which would leave the page empty.
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

/** Returns the files of dialogs, menus and sheets, which are loaded when first opened. */
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
 * Writes `pages.json` with the scripts of each page, which the server preloads, and `parts.json`
 * with the files loaded on first use, for offline pages.
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
