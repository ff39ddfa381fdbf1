import { availableParallelism } from 'node:os'
import { gzipSync } from 'node:zlib'

import { build, type Rolldown } from 'vite'

/** What an app may pay for an import from `@kathasagar/ui`, in kB as `weigh` counts them. */
export const BUDGET = [
  { name: 'theme', from: '/theme', most: 3 },
  { name: 'Badge', from: '', most: 25 },
  { name: 'Button', from: '', most: 36 },
  { name: 'StoryCard', from: '', most: 40 },
] as const

export interface WeighedImport {
  /** What is imported. */
  name: string
  /** Entry point of `@kathasagar/ui`: `/theme`; blank for the package itself. */
  from: string
}

export interface WeighOptions {
  /** Folder of the app that imports: where `@kathasagar/ui` is found. */
  root: string
  /** Conditions of the package's exports, beside those of every bundler. */
  conditions?: readonly string[]
}

const OUTSIDE = /^(react|react-dom|@emotion\/(react|styled|cache))(\/|$)/
const ENTRY = 'virtual:weighed'
const UI = '@kathasagar/ui'
/** Entry points of values that stand in no provider. */
const BARE: readonly string[] = ['/theme', '/tokens']

/** As an app's own entry: what is imported, used; a piece with the provider that it stands in. */
const codeOf = ({ name, from }: WeighedImport) =>
  BARE.includes(from)
    ? `import { ${name} } from '${UI}${from}'\nconsole.log(${name})`
    : `import { ${name} } from '${UI}${from}'\nimport { UiProvider } from '${UI}'\nconsole.log(${name}, UiProvider)`

/** All that is fetched before the entry runs: itself, and what it imports at once. */
function fetchedFirst(chunks: readonly Rolldown.OutputChunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const first = new Set<Rolldown.OutputChunk>()
  const take = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || first.has(chunk)) return
    first.add(chunk)
    for (const name of chunk.imports) take(byName.get(name))
  }
  take(chunks.find(({ isEntry }) => isEntry))
  return [...first]
}

/**
 * What an app fetches at once for one import, in kB (gzip) over React and Emotion. It is bundled for
 * that app alone, as its own Vite would, so nothing counts that another piece brings.
 */
export async function weigh(imported: WeighedImport, { root, conditions = [] }: WeighOptions) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: [...conditions, 'module', 'browser', 'production'] },
    // Whoever weighs may run as a test; an app that ships does not.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
    plugins: [
      {
        name: 'weighed-app',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? codeOf(imported) : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        external: (id) => OUTSIDE.test(id),
        // Reads only those modules of the package that the import leads to; the result is the same.
        experimental: { lazyBarrel: true },
      },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[]
  const chunks = outputs.flatMap(({ output }) => output).filter((one) => one.type === 'chunk')
  const bytes = fetchedFirst(chunks).reduce((sum, { code }) => sum + gzipSync(code).length, 0)
  return bytes / 1000
}

/** Weighs one import after another, as many at once as there are cores. */
export async function weighAll(imports: readonly WeighedImport[], options: WeighOptions) {
  const weights = new Map<string, number>()
  const waiting = [...imports]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      weights.set(next.name, await weigh(next, options))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return weights
}
