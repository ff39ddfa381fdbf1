import { join } from 'node:path'

import { buildIndex } from 'storybook/internal/core-server'

import { root } from '../architecture/sources.ts'

export interface StorybookEntry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  importPath: string
  tags: readonly string[]
  anchors?: readonly { id: string; title: string }[]
}

export interface StorybookIndex {
  entries: Record<string, Omit<StorybookEntry, 'tags'> & { tags?: readonly string[] }>
}

export const linesOf = ({ entries }: StorybookIndex): readonly StorybookEntry[] =>
  Object.values(entries).map(({ tags = [], ...entry }) => ({ ...entry, tags }))

/** Reads Storybook's index from the sources, without a build. */
export const readIndex = async () =>
  linesOf(await buildIndex({ configDir: join(root, '.storybook') }))
