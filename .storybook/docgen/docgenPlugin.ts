import { execFile } from 'node:child_process'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import type { Plugin } from 'vite'

import { root } from '../../scripts/architecture/sources.ts'
import type { ComponentInfo } from './docgen.ts'

const reader = fileURLToPath(new URL('./readProps.ts', import.meta.url))
const MAX_BYTES = 64 * 2 ** 20

type Infos = ReadonlyMap<string, readonly ComponentInfo[]>

async function readProps(): Promise<Infos> {
  const { stdout } = await promisify(execFile)(process.execPath, [reader], {
    maxBuffer: MAX_BYTES,
  })
  return new Map(JSON.parse(stdout) as [string, ComponentInfo[]][])
}

/**
 * Adds docgen data to each component of a built Storybook. A process of its own reads the types
 * beside the build, because they need 400 MB.
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
