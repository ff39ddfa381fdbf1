/** Limits of an import. Larger works are refused. */
export const IMPORT_LIMITS = {
  /** Of the story, as UTF-8. */
  bytes: 2 * 1024 * 1024,
  /** Of a page with the program that shows the story in it; only the story counts towards `bytes`. */
  pageBytes: 32 * 1024 * 1024,
  /** Files that are brought together, and what they come to when they are unpacked. */
  files: 1000,
  unpackedBytes: 32 * 1024 * 1024,
  /** How many times smaller than its text a packed file may be. */
  ratio: 250,
  /** Scenes, which are passages at first. */
  scenes: 2000,
  /** Of ink: lines, and more for choices and braces; its compiler takes ten seconds for these. */
  inkParts: 30_000,
} as const
