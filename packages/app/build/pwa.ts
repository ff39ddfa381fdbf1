import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { build, type Plugin } from 'vite'

const NIGHT = '#0E0B1F'

/** Pages that work offline: home, play, and the page after a logout. */
const OFFLINE_PAGES = ['/home', '/play/', '/login']

/** Files that these pages load later: translations, the 404 page, and fonts. */
const LATER = [
  // Names of message catalogues consist of two letters.
  /assets\/([a-z]{2}|NotFoundRoute)-[\w-]+\.js$/,
  /assets\/(hind-latin-[46]00|tiro-devanagari-hindi-latin-400|rozha-one-latin-400)-normal-[\w-]+\.woff2$/,
]

/** Returns the files of the app shell and of offline pages, with a hash if the name lacks one. */
function shellFiles(dist: string) {
  const contentOf = (name: string) => readFileSync(join(dist, name), 'utf8')
  const pages = JSON.parse(contentOf('pages.json')) as Record<string, string[]>
  const parts = JSON.parse(contentOf('parts.json')) as string[]
  const linked = [...contentOf('index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)]
  const assets = readdirSync(join(dist, 'assets'))
    .map((name) => `assets/${name}`)
    .filter((url) => LATER.some((pattern) => pattern.test(url)))
  const known = new Set([
    ...linked.map(([, file = '']) => file),
    ...OFFLINE_PAGES.flatMap((it) => pages[it] ?? []),
    ...parts,
    ...assets,
  ])
  const changing = ['index.html', 'favicon.svg', 'manifest.webmanifest'].map((url) => ({
    url,
    revision: createHash('sha256').update(contentOf(url)).digest('hex'),
  }))
  return [...changing, ...[...known].map((url) => ({ url, revision: null }))]
}

const SHOT_SIZES = { wide: '1120x700', narrow: '585x1140' }
const shot = (name: string, form_factor: keyof typeof SHOT_SIZES, label: string) => ({
  src: `/shots/${name}.webp`,
  sizes: SHOT_SIZES[form_factor],
  type: 'image/webp',
  form_factor,
  label,
})

const manifest = {
  id: '/',
  name: 'Kathasagar',
  short_name: 'Kathasagar',
  description: 'The ocean of stories: say anything, and stay in the tale.',
  lang: 'en',
  categories: ['books', 'entertainment', 'games'],
  start_url: '/home',
  scope: '/',
  display: 'standalone' as const,
  background_color: NIGHT,
  theme_color: NIGHT,
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  screenshots: [
    shot('home', 'wide', 'Every story on one page'),
    shot('story-phone', 'narrow', 'A story, before it is played'),
    shot('play-phone', 'narrow', 'A story that is being played'),
  ],
  shortcuts: [
    { name: 'Browse stories', url: '/browse' },
    { name: 'Write a story', url: '/create-story' },
  ],
}

/**
 * Makes the site installable, with an offline shell. Builds the service worker after the pages,
 * because it contains the names of their files.
 */
export function pwa(): Plugin {
  let dist = ''
  return {
    name: 'pwa',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => void (dist = resolve(root, outDir)),
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
    ],
    generateBundle() {
      const source = JSON.stringify(manifest)
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source })
    },
    async closeBundle() {
      // If there is no page, the build has failed, and Vite reports the error.
      if (!existsSync(join(dist, 'index.html'))) return
      await build({
        configFile: false,
        logLevel: 'warn',
        define: {
          'process.env.NODE_ENV': '"production"',
          SHELL_FILES: JSON.stringify(shellFiles(dist)),
        },
        build: {
          target: 'baseline-widely-available',
          outDir: dist,
          emptyOutDir: false,
          copyPublicDir: false,
          lib: {
            entry: join(import.meta.dirname, '../src/offline/serviceWorker.ts'),
            formats: ['iife'],
            name: 'worker',
            fileName: () => 'sw.js',
          },
        },
      })
    },
  }
}
