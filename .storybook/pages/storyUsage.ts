import { factsOf, pieceOf } from './pieceDocs.ts'
import { usageOf } from './usage.ts'

/** What of a story's context its usage is told by. */
interface Shown {
  /** Title in the sidebar. */
  title: string
  args: Readonly<Record<string, unknown>>
}

/** The code of a story: the usage of its piece; what shows no piece keeps its own. */
export function storyUsage(code: string, { title, args }: Shown): string {
  const facts = factsOf(title)
  return facts ? usageOf(pieceOf(title), facts.entry, args) : code
}
