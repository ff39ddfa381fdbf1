import type { Plugin } from 'vite'

import type { StorybookEntry } from '../storyIndex.ts'
import { pieceWeights } from '../pieceWeights.ts'
import { componentFacts } from './componentFacts.ts'
import { readPieces, readSources } from './pieces.ts'
import { allPropDefaults } from './propDefaults.ts'
import { propTypesIn } from './propTypes.ts'

const NAME = 'virtual:component-facts'
const ID = `\0${NAME}`

function weigh(facts: ReturnType<typeof componentFacts>) {
  const exported = Object.entries(facts).flatMap(([name, { entry }]) =>
    entry ? [{ name, from: entry.replace('@kathasagar/ui', '') }] : [],
  )
  return pieceWeights(exported)
}

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
 * Gives pages of documentation what the source says of each piece; a built book is weighed too.
 * `readIndex` gives the index of the book that they stand in.
 */
export function componentFactsPlugin(readIndex: () => Promise<readonly StorybookEntry[]>): Plugin {
  let isBuild = false
  return {
    name: 'component-facts',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    // Before anything is read: what weighing takes of memory is given back by then.
    buildStart: async () => {
      if (isBuild) await weigh(componentFacts())
    },
    resolveId: (id) => (id === NAME ? ID : undefined),
    async load(id) {
      if (id !== ID) return undefined
      const facts = componentFacts()
      const weights = isBuild ? Object.fromEntries(await weigh(facts)) : {}
      const pages = pagesByName(await readIndex(), new Set(Object.keys(facts)))
      const props = propTypesIn(readSources('packages/ui/src').map(({ text }) => text))
      const defaults = allPropDefaults(readPieces())
      return Object.entries({ facts, weights, pages, props, defaults })
        .map(([exported, value]) => `export const ${exported} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
