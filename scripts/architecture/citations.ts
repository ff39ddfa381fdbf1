/** Somebody else's page: what stands in an address is theirs. */
const ADDRESS = /\bhttps?:\/\/\S+/gu
const DOCUMENT = /[\w./-]+\.mdx?\b/gu
const DECISION = /\bADRs? (\d+)/gu
/** A file of code that a document names, with at least one folder. */
const CODE = /`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs))`/gu

/** Which files there are, by the paths that somebody may cite them by. */
export interface Known {
  /** Paths from the root of the repository. */
  files: readonly string[]
  /** Numbers of the decisions. */
  decisions: ReadonlySet<number>
}

const isCited = ({ files }: Known, cited: string) => {
  const path = cited.replace(/^(?:\.\.?\/)+/u, '')
  return files.some((file) => file === path || file.endsWith(`/${path}`))
}

/** What a text cites that is not there: documents and decisions, and where it is one itself, code. */
export function missingIn(text: string, known: Known, { isDocument = false } = {}): string[] {
  const own = text.replaceAll(ADDRESS, '')
  const decisions = [...own.matchAll(DECISION)]
    .filter(([, number]) => !known.decisions.has(Number(number)))
    .map(([cited]) => cited)
  const documents = [...own.matchAll(DOCUMENT)].map(([cited]) => cited)
  const code = isDocument ? [...own.matchAll(CODE)].map(([, cited = '']) => cited) : []
  return [...decisions, ...[...documents, ...code].filter((cited) => !isCited(known, cited))]
}
