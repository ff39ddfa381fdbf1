import type { Plugin } from 'vite'

/** Where a page's address begins, and the module that draws it. */
const PAGES = {
  '/home': 'HomeRoute',
  '/browse': 'BrowseRoute',
  '/game/': 'StoryDetailRoute',
  '/play/': 'PlayRoute',
  '/login': 'LoginRoute',
}

/** Letters of the first sight of every page: headline, interface and its buttons, and a story's lead. */
const FIRST_FONTS = [
  /rozha-one-latin-400-normal.*\.woff2$/,
  /hind-latin-[46]00-normal.*\.woff2$/,
  /tiro-devanagari-hindi-latin-400-normal.*\.woff2$/,
]

/**
 * Writes `pages.json`: the scripts that each page imports once it runs. The server names them in
 * the page's head, so that they are fetched along with the first one and not after it.
 */
export const pageFiles = (): Plugin => ({
  name: 'page-files',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST_FONTS.some((font) => font.test(file)))
        .map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: `/${file}`,
          },
          injectTo: 'head',
        })),
  },
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    const importsOf = (fileName: string, found = new Set<string>()): Set<string> => {
      if (found.has(fileName)) return found
      found.add(fileName)
      for (const next of byName.get(fileName)?.imports ?? []) importsOf(next, found)
      return found
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
