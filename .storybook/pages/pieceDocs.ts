import { defaults, facts, pages, props } from 'virtual:component-facts'

import type { ComponentDocs } from '../../packages/ui/src/docs/componentDocs.ts'

const written = import.meta.glob<ComponentDocs>('../../packages/ui/src/**/*.docs.ts', {
  eager: true,
  import: 'docs',
})
const byName = new Map(
  Object.entries(written).map(([path, docs]) => [
    path.replace(/^.*\/(\w+)\.docs\.ts$/, '$1'),
    docs,
  ]),
)

/** `Button` of `Primitives/Button`. */
export const pieceOf = (title: string) => title.split('/').at(-1) ?? title

export const factsOf = (title: string) => facts[pieceOf(title)]
export const docsOf = (title: string) => byName.get(pieceOf(title))

/** Address of a piece's page, beside the page that names it. */
export const addressOf = (name: string) => pages[name] && `./?path=/docs/${pages[name]}`

/** A text in which every piece that is named as code leads to its page. */
export const linked = (text: string) =>
  text.replaceAll(/`([A-Z]\w+)`/g, (code, name: string) => {
    const address = addressOf(name)
    return address ? `[${code}](${address})` : code
  })

/** Types of a piece's props as they are written. */
export const propsOf = (name: string) => props[name] ?? {}

/** What its props are where nothing is given. */
export const defaultsOf = (name: string) => defaults[name] ?? {}
