import { authoredParts } from '../../structure/authoredTexts.ts'
import type { Finding } from '../../finding.ts'
import type { StoryStructure } from '../../schema/structure.ts'
import { quoted } from '../words/quoted.ts'

/** Finds words without a space between them, because varied parts are trimmed. */
export const reviewGlued = (structure: StoryStructure): Finding[] =>
  authoredParts(structure).texts.flatMap(({ text, varies, path, node }): Finding[] => {
    const glued = varies && text.includes('{') ? gluedIn(text) : null
    if (glued === null) return []
    return [
      {
        code: 'words_glued',
        severity: 'hint',
        node,
        path,
        message: `The space at the end of a varied part is not shown: ${quoted(glued)} reads as one word.`,
        remedy: String.raw`Put the space after the brace, or write it as "\ ".`,
      },
    ]
  })

const LONGEST = 40
const LAST_WORD = /(?<!\\)(?:^|[\s{|}])([^\s{|}\\]+)\s+$/u

function gluedIn(text: string): string | null {
  /** Last word before a trimmed space, for each open group. */
  const open: string[] = []
  for (const { 0: sign, index } of text.matchAll(/\\.|[{|}]/gsu)) {
    if (sign === '{') open.push('')
    else if (sign === '|' || sign === '}') {
      const [, word = ''] = LAST_WORD.exec(text.slice(Math.max(0, index - LONGEST), index)) ?? []
      if (word !== '' && open.length > 0) open[open.length - 1] = word
    }
    if (sign !== '}') continue
    const before = open.pop() ?? ''
    const [next] = /^[\p{L}\p{N}“‘(][^\s{|}]*/u.exec(text.slice(index + 1, index + LONGEST)) ?? []
    if (before !== '' && next) return before + next
  }
  return null
}
