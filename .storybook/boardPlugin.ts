import type { Plugin } from 'vite'

const NAME = 'virtual:board'

/** Gives the page *Status board* its rows, made anew from the sources; a built book is weighed too. */
export function boardPlugin(): Plugin {
  let isBuild = false
  return {
    name: 'board',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: async (id) => {
      if (id !== `\0${NAME}`) return null
      // Read only where the page is: no test opens it.
      const { readBoard } = await import('../scripts/book/weighedBoard.ts')
      return `export const board = ${JSON.stringify(await readBoard({ isWeighed: isBuild }))}`
    },
  }
}
