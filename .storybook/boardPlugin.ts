import type { Plugin } from 'vite'

import { boardOf } from '../scripts/storybook/board.ts'
import type { StorybookEntry } from '../scripts/storybook/storyIndex.ts'

const NAME = 'virtual:board'

/** Gives the page *Status board* its rows, made anew from the sources. */
export const boardPlugin = (readIndex: () => Promise<readonly StorybookEntry[]>): Plugin => ({
  name: 'board',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: async (id) =>
    id === `\0${NAME}`
      ? `export const board = ${JSON.stringify(boardOf(await readIndex()))}`
      : null,
})
