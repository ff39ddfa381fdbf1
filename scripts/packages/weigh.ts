import { availableParallelism } from 'node:os'
import { gzipSync } from 'node:zlib'

import { rolldown, type OutputChunk } from 'rolldown'

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
}

const OUTSIDE = /^(react|react-dom|@emotion\/(react|styled|cache))(\/|$)/
const ENTRY = 'virtual:weighed'
const IS_ENTRY = /virtual:weighed$/
const CONDITIONS = ['module', 'browser', 'production', 'import', 'default']
const UI = '@kathasagar/ui'
/** Entry points of values that stand in no provider. */
const BARE: readonly string[] = ['/theme', '/tokens']

/** As an app's own entry: what is imported, used; a piece with the provider that it stands in. */
const codeOf = ({ name, from }: WeighedImport) =>
  BARE.includes(from)
    ? `import { ${name} } from '${UI}${from}'\nconsole.log(${name})`
    : `import { ${name} } from '${UI}${from}'\nimport { UiProvider } from '${UI}'\nconsole.log(${name}, UiProvider)`

/** All that is fetched before the entry runs: itself, and what it imports at once. */
function fetchedFirst(chunks: readonly OutputChunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const first = new Set<OutputChunk>()
  const take = (chunk: OutputChunk | undefined) => {
    if (!chunk || first.has(chunk)) return
    first.add(chunk)
    for (const name of chunk.imports) take(byName.get(name))
  }
  take(chunks.find(({ isEntry }) => isEntry))
  return [...first]
}

/**
 * What an app fetches at once for one import, in kB (gzip) over React and Emotion. It is bundled for
 * that app alone, so nothing counts that another piece brings, and by the bundler of Vite alone: what
 * Vite adds to fetch parts later (up to 0.7 kB) is the app's, and takes as long as all the rest.
 */
async function weigh(imported: WeighedImport, { root }: WeighOptions) {
  const bundle = await rolldown({
    cwd: root,
    input: ENTRY,
    platform: 'browser',
    logLevel: 'silent',
    external: (id) => OUTSIDE.test(id),
    // A sheet comes beside the code.
    moduleTypes: { '.css': 'empty' },
    resolve: { conditionNames: CONDITIONS },
    transform: {
      // Whoever weighs may run as a test; an app that ships does not.
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false },
    },
    // Reads only those modules of the package that the import leads to; the result is the same.
    experimental: { lazyBarrel: true },
    plugins: [
      {
        name: 'weighed-app',
        resolveId: { filter: { id: IS_ENTRY }, handler: () => `\0${ENTRY}` },
        load: { filter: { id: IS_ENTRY }, handler: () => codeOf(imported) },
      },
    ],
  })
  const { output } = await bundle.generate({ minify: true })
  await bundle.close()
  const first = fetchedFirst(output.filter((one) => one.type === 'chunk'))
  return first.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000
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
