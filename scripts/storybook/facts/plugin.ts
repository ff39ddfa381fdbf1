import type { Plugin } from 'vite'

import { readIndex } from '../storyIndex.ts'
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
async function pagesByName(names: ReadonlySet<string>) {
  const pages = (await readIndex()).filter(({ type }) => type === 'docs')
  return Object.fromEntries(
    pages
      .map(({ title, id }) => [title.split('/').at(-1) ?? '', id] as const)
      .filter(([name]) => names.has(name)),
  )
}

/** Gives pages of documentation what the source says of each piece; a built book is weighed too. */
export function componentFactsPlugin(): Plugin {
  let isBuild = false
  return {
    name: 'component-facts',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === NAME ? ID : undefined),
    async load(id) {
      if (id !== ID) return undefined
      const facts = componentFacts()
      const weights = isBuild ? Object.fromEntries(await weigh(facts)) : {}
      const pages = await pagesByName(new Set(Object.keys(facts)))
      const props = propTypesIn(readSources('packages/ui/src').map(({ text }) => text))
      const defaults = allPropDefaults(readPieces())
      return Object.entries({ facts, weights, pages, props, defaults })
        .map(([exported, value]) => `export const ${exported} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
