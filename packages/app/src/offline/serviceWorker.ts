import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enablePreload } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, precacheAndRoute, PrecacheFallbackPlugin } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies'

import { FILE_CACHES } from './fileCaches.ts'

/** Files of the shell. `build/pwa.ts` sets them. */
declare const SHELL_FILES: { url: string; revision: string | null }[]

// Browsers then request the page while the worker starts.
enablePreload()
addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') (self as unknown as { skipWaiting(): void }).skipWaiting()
})
clientsClaim()
precacheAndRoute(SHELL_FILES, { directoryIndex: '' })
cleanupOutdatedCaches()

// Pages come from the server if it is reachable. Only the server can check tokens of email links.
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' &&
    !url.searchParams.has('token') &&
    !/^\/(api|covers|health|pictures|plates|weights)\//.test(url.pathname),
  new NetworkOnly({
    plugins: [new PrecacheFallbackPlugin({ fallbackURL: '/index.html' }) as WorkboxPlugin],
  }),
)
for (const { name: cacheName, pattern, maxEntries, isRevalidated } of FILE_CACHES) {
  const Strategy = isRevalidated ? StaleWhileRevalidate : CacheFirst
  const plugins = [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin]
  registerRoute(pattern, new Strategy({ cacheName, plugins }))
}
