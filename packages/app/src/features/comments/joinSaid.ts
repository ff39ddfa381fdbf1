/** A page of what was said. */
interface SaidPage {
  /** Handles that its words name. */
  mentions: string[]
  /** Where the next page begins. */
  next: string | null
}

/** All pages as one, which has of the first what only that tells; null while none is there. */
export function joinSaid<List extends string, Page extends SaidPage & Record<List, unknown[]>>(
  pages: readonly Page[] | undefined,
  list: List,
): Page | null {
  const [first] = pages ?? []
  if (!first || !pages) return null
  return {
    ...first,
    [list]: pages.flatMap((page) => page[list]),
    mentions: pages.flatMap(({ mentions }) => mentions),
    next: pages.at(-1)?.next ?? null,
  }
}
