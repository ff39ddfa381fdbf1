export const IMPORT_LIMITS = {
  bytes: 2 * 1024 * 1024,
  /** Maximum bytes of a page with its program. Only the story counts towards `bytes`. */
  pageBytes: 32 * 1024 * 1024,
  /** Maximum number of files, and total bytes after unpacking. */
  files: 1000,
  unpackedBytes: 32 * 1024 * 1024,
  /** Maximum compression ratio, against zip bombs. */
  ratio: 250,
  scenes: 2000,
  /** Maximum weighted size of ink, which takes 10 s to compile. */
  inkParts: 30_000,
} as const
