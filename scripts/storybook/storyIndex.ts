import { join } from 'node:path'

import { buildIndex } from 'storybook/internal/core-server'

import { root } from '../architecture/sources.ts'

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

/** What Storybook has read of the files of stories. */
export interface StorybookIndex {
  entries: Record<string, Omit<StorybookEntry, 'tags'> & { tags?: readonly string[] }>
}

/** Returns the entries as a list. */
export const linesOf = ({ entries }: StorybookIndex): readonly StorybookEntry[] =>
  Object.values(entries).map(({ tags = [], ...entry }) => ({ ...entry, tags }))

/** What Storybook itself lists, read from the files of stories without building the book. */
export const readIndex = async () =>
  linesOf(await buildIndex({ configDir: join(root, '.storybook') }))
