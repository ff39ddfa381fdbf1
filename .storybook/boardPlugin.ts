import type { Plugin } from 'vite'

import type { BoardRow } from '../scripts/storybook/board.ts'

const NAME = 'virtual:board'

/** The board of a book; a built one's is weighed. */
export type ReadBoard = (options: { isWeighed: boolean }) => Promise<readonly BoardRow[]>

/** Ends the build where a piece lacks what every piece has. */
function assertWhole(board: readonly BoardRow[]) {
  const gaps = board.flatMap((row) => row.gaps.map((gap) => `${row.title} ${gap}`))
  if (gaps.length > 0) throw new Error(`The status board has gaps:\n${gaps.join('\n')}`)
}

/**
 * Gives the page *Status board* its rows, made anew from the sources; a built book is weighed too,
 * and is not built while a piece lacks something.
 */
export function boardPlugin(read: ReadBoard) {
  let isBuild = false
  return {
    name: 'board',
    configResolved: ({ command }: { command: 'build' | 'serve' }) => {
      isBuild = command === 'build'
    },
    resolveId: (id: string) => (id === NAME ? `\0${NAME}` : null),
    load: async (id: string) => {
      if (id !== `\0${NAME}`) return null
      const board = await read({ isWeighed: isBuild })
      if (isBuild) assertWhole(board)
      return `export const board = ${JSON.stringify(board)}`
    },
  } satisfies Plugin
}
