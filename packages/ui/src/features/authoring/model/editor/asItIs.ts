import { API_BASE, storyPageFilePath, type StoryPage } from '@kathasagar/api/contract'
import type { ImportedStory, ImportRefusal, SourceFile } from '@kathasagar/interchange'
import { pageStructure, publishedPage } from '@kathasagar/story'

import type { PlayablePage, ReadStory } from '../storyExchange.ts'

/** Stores an imported HTML page on the server. Resolves with the page or an error. */
export type KeepPage = (html: string) => Promise<StoryPage | { fault: string }>

const PAGE = /\.html?$/iu

/** Returns an HTML page that can run its own story, even if no scene of it could be imported. */
export function playablePage(
  files: readonly SourceFile[],
  read: ImportedStory | ImportRefusal,
  keepPage: KeepPage,
): ReadStory | null {
  const [file, ...others] = files
  if (!file || others.length > 0 || !PAGE.test(file.name)) return null
  const html = new TextDecoder().decode(file.bytes)
  const found = publishedPage(html)
  if (found === null) return null
  const isRefused = 'code' in read
  const opening = isRefused ? undefined : read.structure.nodes[read.structure.start_node]
  const title = isRefused ? found.title : read.title
  const page: PlayablePage = {
    format: found.format,
    ...(isRefused && { refused: read.message }),
    save: async () => {
      const kept = await keepPage(html)
      return 'fault' in kept ? kept : pageStructure(kept, opening, title || file.name)
    },
  }
  return isRefused ? { title, structure: NO_SCENES, notes: [], page } : { ...read, page }
}

const NO_SCENES = { start_node: '', nodes: {} }

export async function readPage(hash: string): Promise<string> {
  const answer = await fetch(`${API_BASE}${storyPageFilePath(hash)}`)
  if (!answer.ok) throw new Error('The page is not here')
  return answer.text()
}
