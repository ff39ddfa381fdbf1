import { execFile } from 'node:child_process'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import type { Plugin } from 'vite'

import { root } from '../scripts/architecture/imports.ts'
import type { PieceInfo } from '../scripts/storybook/facts/docgen.ts'

const reader = fileURLToPath(new URL('../scripts/storybook/facts/readProps.ts', import.meta.url))
const MOST_BYTES = 64 * 2 ** 20

type Infos = ReadonlyMap<string, readonly PieceInfo[]>

async function readProps(): Promise<Infos> {
  const { stdout } = await promisify(execFile)(process.execPath, [reader], {
    maxBuffer: MOST_BYTES,
  })
  return new Map(JSON.parse(stdout) as [string, PieceInfo[]][])
}

/**
 * Gives each piece of a built book what docgen says of it, as Storybook's own plugin does. It is read in
 * a process of its own, beside the rest: the types of all pieces take 400 MB, which go with it.
 */
export function docgenPlugin(): Plugin {
  let reading: Promise<Infos> | undefined
  return {
    name: 'kathasagar:docgen',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      async handler(code, id) {
        reading ??= readProps()
        const infos = (await reading).get(relative(root, id)) ?? []
        const notes = infos.map(
          (info) =>
            `try { ${info.displayName}.__docgenInfo = ${JSON.stringify(info)} } catch { /* is not a value */ }`,
        )
        return notes.length > 0 ? { code: [code, ...notes].join('\n'), map: null } : null
      },
    },
  }
}
