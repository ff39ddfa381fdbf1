import type { Part } from '../program/program.ts'
import { readLink } from './readLink.ts'
import { gather, type Dialect } from './readMarkup.ts'
import { showText } from './stripMarkup.ts'

/** Links and nothing else: what every story format of Twine understands. */
export const plain: Dialect = {
  read: ({ text, lineOf, note }) => {
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
    const script = text.search(/<%/u)
    if (script !== -1)
      note(
        script,
        'What stands in <% %> is a script: it never runs here, and stays as it is written.',
      )
    return parts
  },
}
