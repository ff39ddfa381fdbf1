/** What an import takes at most; beyond it, it says so and changes nothing. */
export const IMPORT_LIMITS = {
  /** UTF-8. */
  bytes: 4 * 1024 * 1024,
  passages: 2000,
  /** Nodes that one passage may become, one for each set of values that its branches depend on. */
  variants: 8,
  /** Nodes in all. */
  nodes: 5000,
} as const
