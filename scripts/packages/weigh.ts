import { availableParallelism } from 'node:os'
import { gzipSync } from 'node:zlib'

import { rolldown, type OutputChunk } from 'rolldown'

/** Maximum size of imports from `@kathasagar/ui`, in kB. */
export const BUDGET = [
  { name: 'theme', from: '/theme', most: 3 },
  { name: 'Badge', from: '', most: 25 },
  { name: 'Button', from: '', most: 36 },
  { name: 'StoryCard', from: '', most: 40 },
] as const

export interface WeighedImport {
  name: string
  from: string
}

export interface WeighOptions {
  root: string
}

const OUTSIDE = /^(react|react-dom|@emotion\/(react|styled|cache))(\/|$)/
const ENTRY = 'virtual:weighed'
const IS_ENTRY = /virtual:weighed$/
const CONDITIONS = ['module', 'browser', 'production', 'import', 'default']
const UI = '@kathasagar/ui'
const BARE: readonly string[] = ['/theme', '/tokens']

/** Returns code that uses the import, with the provider if it is a component. */
const codeOf = ({ name, from }: WeighedImport) =>
  BARE.includes(from)
    ? `import { ${name} } from '${UI}${from}'\nconsole.log(${name})`
    : `import { ${name} } from '${UI}${from}'\nimport { UiProvider } from '${UI}'\nconsole.log(${name}, UiProvider)`

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
 * Measures the initial size of one import in kB (gzip), without React and Emotion. Uses only the
 * bundler, because Vite's loader (up to 0.7 kB) belongs to the app and doubles the time.
 */
async function weigh(imported: WeighedImport, { root }: WeighOptions) {
  const bundle = await rolldown({
    cwd: root,
    input: ENTRY,
    platform: 'browser',
    logLevel: 'silent',
    external: (id) => OUTSIDE.test(id),
    // CSS is separate from the code.
    moduleTypes: { '.css': 'empty' },
    resolve: { conditionNames: CONDITIONS },
    transform: {
      // Measures the production build, even in tests.
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false },
    },
    // Skips unused modules, with the same result.
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
