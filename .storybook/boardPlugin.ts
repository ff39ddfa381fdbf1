import { basename } from 'node:path'

import type { Plugin } from 'vite'

import { boardOf } from '../scripts/storybook/board.ts'
import { pieceWeights } from '../scripts/storybook/pieceWeights.ts'
import type { StorybookEntry } from '../scripts/storybook/storyIndex.ts'

const NAME = 'virtual:board'

/**
 * Gives the page *Status board* its rows, made anew from the sources; in a built book with what each
 * piece costs an app that imports it. Parts of others cost none of their own.
 */
export function boardPlugin(readIndex: () => Promise<readonly StorybookEntry[]>): Plugin {
  let isBuild = false
  return {
    name: 'board',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: async (id) => {
      if (id !== `\0${NAME}`) return null
      const board = boardOf(await readIndex())
      const imported = board.flatMap(({ entry, file }) =>
        entry ? [{ name: basename(file, '.tsx'), from: entry }] : [],
      )
      const weights = isBuild ? await pieceWeights(imported) : new Map<string, number>()
      const rows = board.map((row) => ({ ...row, weight: weights.get(basename(row.file, '.tsx')) }))
      return `export const board = ${JSON.stringify(rows)}`
    },
  }
}
