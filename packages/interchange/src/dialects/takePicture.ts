import type { BlockPicture } from '../program/program.ts'
import { attributeOf } from './linkElements.ts'

/** How pictures are written: as elements, in SugarCube, in Chapbook. */
const WRITTEN = [
  /<img\b([^<>]{1,1000})>/iu,
  /\[[<>]?img\[([^[\]\n]{1,500})\](?:\[[^[\]\n]{0,300}\]){0,2}\]/iu,
  /\{embed image\s{0,20}:([^{}\n]{1,1000})\}/iu,
]

interface Found {
  at: number
  whole: string
  picture: Omit<BlockPicture, 'line'>
}

/**
 * The first picture of a passage that is shown whatever happens, and the text without it. One that
 * stands under a condition, and those after the first, stay for others to name.
 */
export function takePicture(text: string): { text: string; found: Found | null } {
  const [found] = WRITTEN.flatMap((written, way) => {
    const match = written.exec(text)
    const picture = match && pictureIn(way, match[1] ?? '')
    return match && picture ? [{ at: match.index, whole: match[0], picture }] : []
  }).toSorted((one, other) => one.at - other.at)
  if (!found || !isAlways(text.slice(0, found.at))) return { text, found: null }
  const { at, whole } = found
  return { text: text.slice(0, at) + leftOf(whole) + text.slice(at + whole.length), found }
}

function pictureIn(way: number, inner: string): Omit<BlockPicture, 'line'> | null {
  const [source = '', alt = ''] =
    way === 0
      ? [attributeOf(inner, 'src'), attributeOf(inner, 'alt') || attributeOf(inner, 'title')]
      : way === 1
        ? inner.split('|').toReversed()
        : [...inner.matchAll(/(["'])(.*?)\1/gu)].map(([, , words = '']) => words)
  const isReckoned = /^\s*[$_`(]|[{}<>]/u.test(source)
  return source.trim() === '' || isReckoned ? null : { source: source.trim(), alt: alt.trim() }
}

/** A picture that is a link stays one; of any other nothing is left but its lines. */
function leftOf(whole: string): string {
  const link = /^\[[<>]?img\[([^[\]\n]{0,500})\]((?:\[[^[\]\n]{0,300}\]){1,2})\]$/iu.exec(whole)
  if (!link) return whole.replace(/[^\n]/gu, '')
  const [, inner = '', rest = ''] = link
  const [target = '', setter] = rest.slice(1, -1).split('][')
  const title = inner.includes('|') ? (inner.split('|')[0] ?? '') : ''
  const words = (title.trim() || target).replaceAll(/\s+/gu, ' ')
  return `[[${words}->${target}]${setter === undefined ? '' : `[${setter}]`}]`
}

const OPENS =
  /<<(?:if|switch|for|link\w*|button|click|append|replace|prepend|repeat|timed|silently|type|widget)\b/giu
const CLOSES =
  /<<(?:\/|end)(?:if|switch|for|link\w*|button|click|append|replace|prepend|repeat|timed|silently|type|widget)\b/giu

const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** Whether all that begins before a place ends before it: no branch, no hook, no script. */
function isAlways(before: string): boolean {
  const plain = before.replaceAll(/\[\[[^[\]]{0,400}\]\]/gu, '')
  const modifier = [...plain.matchAll(/^\[(\w{1,40})\b[^\]\n]{0,200}\][ \t]*$/gmu)].at(-1)?.[1]
  return (
    countOf(before, OPENS) === countOf(before, CLOSES) &&
    countOf(plain, /\[/gu) === countOf(plain, /\]/gu) &&
    countOf(before, /<%[^%]*\{\s*%>/gu) === countOf(before, /<%\s*\}/gu) &&
    countOf(before, /<!--/gu) === countOf(before, /-->/gu) &&
    countOf(before, /<script\b/giu) === countOf(before, /<\/script/giu) &&
    (modifier === undefined || /^cont/iu.test(modifier))
  )
}
