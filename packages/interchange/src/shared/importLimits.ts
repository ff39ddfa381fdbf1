export const IMPORT_LIMITS = {
  bytes: 2 * 1024 * 1024,
  /** Maximum bytes of a page with its program. `bytes` limits only the story in it. */
  pageBytes: 32 * 1024 * 1024,
  /** Maximum number of files, and total bytes after unpacking. */
  files: 1000,
  unpackedBytes: 32 * 1024 * 1024,
  /** Maximum compression ratio, against zip bombs. */
  ratio: 250,
  scenes: 2000,
  /** Maximum weighted number of ink constructs, which take 10 s to compile. */
  inkParts: 30_000,
} as const
