interface FileCache {
  name: string
  pattern: RegExp
  maxEntries: number
  /** Updates cached files in the background, because their content can change. */
  isRevalidated?: true
}

/** Caches of the service worker. They store the most recent files. */
export const FILE_CACHES: readonly FileCache[] = [
  { name: 'files', pattern: /\/assets\/[\w.-]+\.(js|css|woff2)$/, maxEntries: 120 },
  {
    name: 'covers',
    pattern: /\/(covers|art|avatars)\/[\w-]+\.svg$/,
    maxEntries: 80,
    isRevalidated: true,
  },
  {
    name: 'plates',
    pattern: /\/plates\/[\w-]+\/[\w-]+\.svg$/,
    maxEntries: 120,
    isRevalidated: true,
  },
  // This cache is deleted on logout.
  { name: 'pictures', pattern: /\/pictures\/[\w-]+\.\w+$/, maxEntries: 40 },
]
