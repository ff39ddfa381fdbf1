import type { Part } from '../program/program.ts'
import { readLink } from './readLink.ts'
import { gather, type Dialect } from './readMarkup.ts'
import { showText } from './stripMarkup.ts'

/** A script of Snowman among the words. */
const TEMPLATE = /<%[^]*?(?:%>|$)/gu

/** Links and nothing else: what every story format of Twine understands. */
export const plain: Dialect = {
  read: ({ text: given, lineOf, note }) => {
    const script = given.search(TEMPLATE)
    if (script !== -1)
      note(script, 'What stands in <% %> is a script, which never runs here: it was left out.')
    const text = given.replace(TEMPLATE, (found) => found.replace(/[^\n]/gu, ''))
    const { parts, add, addText } = gather()
    let from = 0
    for (let at = text.indexOf('[['); at !== -1; at = text.indexOf('[[', from)) {
      const link = readLink(text, at)
      addText(text.slice(from, link ? at : at + 2))
      if (link) {
        const label: Part[] = [{ kind: 'text', text: showText(link.label) }]
        add({ kind: 'link', label, target: link.target, sets: [], line: lineOf(at) })
      }
      from = link?.end ?? at + 2
    }
    addText(text.slice(from))
    return parts
  },
}
