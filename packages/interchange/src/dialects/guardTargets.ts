import { escapeMarks } from './escapeMarks.ts'
import { partsOf } from './readLink.ts'

const LINK = /(?<=\[\[)[^\n[\]]{1,400}(?=\])/gu
/** What a format may take for marks. */
const MARKED = /([_=~^'/*@`<])\1|[*`<]/u

/** Where links lead is a name, whatever signs it is made of: none of them is a mark. */
export const guardTargets = (text: string): string =>
  text.replace(LINK, (inner) => {
    const { target } = partsOf(inner)
    if (!MARKED.test(target)) return inner
    const at = inner.includes('<-') ? inner.indexOf(target) : inner.lastIndexOf(target)
    return inner.slice(0, at) + escapeMarks(target) + inner.slice(at + target.length)
  })
