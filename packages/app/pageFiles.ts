import type { Plugin } from 'vite'

/** Where a page's address begins, and the module that draws it. */
const PAGES = {
  '/home': 'HomeRoute',
  '/browse': 'BrowseRoute',
  '/game/': 'StoryDetailRoute',
  '/play/': 'PlayRoute',
  '/login': 'LoginRoute',
}

/**
 * Writes `pages.json`: the scripts that each page imports once it runs. The server names them in
 * the page's head, so that they are fetched along with the first one and not after it.
 */
export const pageFiles = (): Plugin => ({
  name: 'page-files',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    // What a file imports comes before it, so that each is a piece of work of its own.
    const importsOf = (fileName: string, found = new Set<string>(), met = new Set<string>()) => {
      if (met.has(fileName)) return found
      met.add(fileName)
      for (const next of byName.get(fileName)?.imports ?? []) importsOf(next, found, met)
      return found.add(fileName)
    }
    const entry = chunks.find(({ isEntry }) => isEntry)
    const known = importsOf(entry?.fileName ?? '')
    const pages = Object.entries(PAGES).map(([path, route]) => {
      const chunk = chunks.find((it) => it.facadeModuleId?.endsWith(`/routes/${route}.tsx`))
      const files = [...importsOf(chunk?.fileName ?? '')].filter((file) => !known.has(file))
      return [path, files.filter(Boolean)] as const
    })
    this.emitFile({
      type: 'asset',
      fileName: 'pages.json',
      source: JSON.stringify(Object.fromEntries(pages)),
    })
  },
})
