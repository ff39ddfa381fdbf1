import type { Plugin } from 'vite'

import type { StorybookEntry } from '../storyIndex.ts'
import { componentFacts } from './componentFacts.ts'
import { readPieces, readSources } from './pieces.ts'
import { allPropDefaults } from './propDefaults.ts'
import { propTypesIn } from './propTypes.ts'

const NAME = 'virtual:component-facts'
const ID = `\0${NAME}`

/** Page of documentation of each piece, by its name. */
function pagesByName(index: readonly StorybookEntry[], names: ReadonlySet<string>) {
  return Object.fromEntries(
    index
      .filter(({ type }) => type === 'docs')
      .map(({ title, id }) => [title.split('/').at(-1) ?? '', id] as const)
      .filter(([name]) => names.has(name)),
  )
}

/**
 * Gives pages of documentation what the source says of each piece. `readIndex` gives the index of the
 * book that they stand in.
 */
export const componentFactsPlugin = (
  readIndex: () => Promise<readonly StorybookEntry[]>,
): Plugin => ({
  name: 'component-facts',
  resolveId: (id) => (id === NAME ? ID : undefined),
  async load(id) {
    if (id !== ID) return undefined
    const facts = componentFacts()
    const pages = pagesByName(await readIndex(), new Set(Object.keys(facts)))
    const props = propTypesIn(readSources('packages/ui/src').map(({ text }) => text))
    const defaults = allPropDefaults(readPieces())
    return Object.entries({ facts, pages, props, defaults })
      .map(([exported, value]) => `export const ${exported} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})
