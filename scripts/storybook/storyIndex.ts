import { join } from 'node:path'

import { buildIndex } from 'storybook/internal/core-server'

import { withSearchWords } from '../../.storybook/searchWords.ts'
import { root } from '../architecture/imports.ts'

/** One line of the book's index: a story, or a page of words. */
export interface StorybookEntry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  importPath: string
  tags: readonly string[]
  /** Headings of a page of words, which the sidebar finds as well. */
  anchors?: readonly { id: string; title: string }[]
}

/** What Storybook itself lists, read from the files of stories without building the book. */
export async function readIndex(): Promise<readonly StorybookEntry[]> {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') })
  return Object.values(entries).map(({ tags = [], ...entry }) =>
    withSearchWords({ ...entry, tags }),
  )
}
