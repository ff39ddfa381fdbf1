import { API_BASE, storyPageFilePath, type StoryPage } from '@kathasagar/api/contract'
import type { ImportedStory, ImportRefusal, SourceFile } from '@kathasagar/interchange'
import { pageStructure, publishedPage } from '@kathasagar/story'
import type { PlayableAsIs } from '@kathasagar/ui/authoring'

/** Has a page kept; null where it is not. */
export type KeepPage = (html: string) => Promise<StoryPage | null>

const SOURCE = /\.(?:html?|twee3?|tw)$/iu

/** How a story that was read may be played by its own engine. */
export function asItIs(
  files: readonly SourceFile[],
  read: ImportedStory | ImportRefusal,
  keepPage: KeepPage,
): PlayableAsIs | 'needed' | undefined {
  const [file, ...others] = files
  if (!file || others.length > 0 || !SOURCE.test(file.name)) return undefined
  const html = new TextDecoder().decode(file.bytes)
  const page = publishedPage(html)
  // What is our own is whole as it is.
  if (page === null) return 'code' in read || read.replay === null ? undefined : 'needed'

  const isOnly = 'code' in read
  const opening = isOnly ? undefined : read.structure.nodes[read.structure.start_node]
  return {
    format: page.format,
    isOnly,
    keep: async () => {
      const kept = await keepPage(html)
      return kept && pageStructure(kept, opening, page.title || file.name)
    },
  }
}

/** What stands in place of a story of which nothing but its page can be had. */
export const pageAlone = (files: readonly SourceFile[]): ImportedStory => {
  const title = publishedPage(new TextDecoder().decode(files[0]?.bytes))?.title ?? ''
  const structure = { start_node: 'End', nodes: { End: { text: '', choices: [] } } }
  return { title, structure, mends: [], notes: [], replay: null }
}

/** A page as it came, to leave as it is. */
export async function readPage(hash: string): Promise<string> {
  const answer = await fetch(`${API_BASE}${storyPageFilePath(hash)}`)
  if (!answer.ok) throw new Error('The page is not here')
  return answer.text()
}
