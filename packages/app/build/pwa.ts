import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const NIGHT = '#0E0B1F'

/** Pages that work offline: home, play, and the page after a logout. */
const OFFLINE_PAGES = ['/home', '/play/', '/login']

/** Files that those pages load later: translations, the 404 page and fonts. */
const LATER = [
  // Message catalogues have two-letter names.
  /assets\/([a-z]{2}|NotFoundRoute)-[\w-]+\.js$/,
  /assets\/(hind-latin-[46]00|tiro-devanagari-hindi-latin-400|rozha-one-latin-400)-normal-[\w-]+\.woff2$/,
]

/** Returns a function that matches files of the app shell and of offline pages. */
function shellFiles(dist: string): (url: string) => boolean {
  // A failed build has no page. Vite then reports the build error.
  if (!existsSync(join(dist, 'index.html'))) return () => false
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const read = <T>(name: string) => JSON.parse(readFileSync(join(dist, name), 'utf8')) as T
  const pages = read<Record<string, string[]>>('pages.json')
  const parts = read<string[]>('parts.json')
  const named = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file)
  const known = new Set([
    'index.html',
    ...named,
    ...OFFLINE_PAGES.flatMap((it) => pages[it] ?? []),
    ...parts,
  ])
  return (url) => known.has(url) || LATER.some((pattern) => pattern.test(url))
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
 * Caches pictures, most recent first. Changing pictures are served from the cache and updated in
 * the background.
 */
const kept = (
  name: string,
  pattern: RegExp,
  maxEntries: number,
  handler: 'CacheFirst' | 'StaleWhileRevalidate' = 'CacheFirst',
) => ({
  urlPattern: pattern,
  handler,
  options: { cacheName: name, expiration: { maxEntries, purgeOnQuotaError: true } },
})

type RuntimeCaching = NonNullable<
  NonNullable<NonNullable<Parameters<typeof VitePWA>[0]>['workbox']>['runtimeCaching']
>

export const runtimeCaching: RuntimeCaching = [
  {
    // Excludes links from emails, because only the server can check their token.
    urlPattern: ({ request, url }) =>
      request.mode === 'navigate' &&
      !url.searchParams.has('token') &&
      !/^\/(api|covers|health|pictures|plates|weights)\//.test(url.pathname),
    handler: 'NetworkOnly',
    options: { precacheFallback: { fallbackURL: '/index.html' } },
  },
  kept('files', /\/assets\/[\w.-]+\.(js|css|woff2)$/, 120),
  kept('covers', /\/(covers|art|avatars)\/[\w-]+\.svg$/, 80, 'StaleWhileRevalidate'),
  kept('plates', /\/plates\/[\w-]+\/[\w-]+\.svg$/, 120, 'StaleWhileRevalidate'),
  // This cache is deleted on logout.
  kept('pictures', /\/pictures\/[\w-]+\.\w+$/, 40),
]

/**
 * Makes the site installable, with an offline shell. Never caches API responses, because the app
 * stores account data per account.
 */
export function pwa(): PluginOption[] {
  let dist = ''
  const builtInto: Plugin = {
    name: 'built-into',
    configResolved: ({ root, build }) => void (dist = resolve(root, build.outDir)),
  }
  const worker = VitePWA({
    // The page registers the worker when idle.
    injectRegister: false,
    manifest,
    includeManifestIcons: false,
    workbox: {
      globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,woff2}'],
      manifestTransforms: [
        (entries) => {
          const isShell = shellFiles(dist)
          return { manifest: entries.filter(({ url }) => isShell(url)) }
        },
      ],
      inlineWorkboxRuntime: true,
      sourcemap: false,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      // Requests the page while the worker starts.
      navigationPreload: true,
      // Never serve the shell for a navigation, because the server renders pages.
      navigateFallback: null,
      directoryIndex: null,
      runtimeCaching,
    },
  })
  return [builtInto, worker]
}
