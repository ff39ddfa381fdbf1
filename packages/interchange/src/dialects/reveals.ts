import { inBranches } from '../program/mapParts.ts'
import type { Block, Part, RevealPart, SetPart } from '../program/program.ts'

/** No page of an author has more. */
const MOST_REVEALS = 40

/** Where the words of a link that opens in place are told, and how it is known to be open. */
interface Opening {
  reveal: RevealPart
  target: string
  /** Of the page: set where the link was taken since the page was come to. */
  opened: string
}

/**
 * Turns links that show more of their page into links to a block of its own: what they show is told
 * there, and not before, and the other links of the page stay open.
 */
export function openReveals(block: Block): Block[] {
  const openings = new Map<RevealPart, Opening>()
  for (const reveal of revealsIn(block.parts).slice(0, MOST_REVEALS)) {
    const number = openings.size + 1
    const target = `${block.name}: ${number}`
    openings.set(reveal, { reveal, target, opened: `opened ${target}` })
  }
  if (openings.size === 0) return [block]
  const all = [...openings.values()]
  const closed = all.map(({ opened, reveal }) => flag(opened, false, reveal.line))
  const offers = (except: RevealPart) => offersOf(block.parts, openings, except)
  return [
    { ...block, parts: [...closed, ...asLinks(block.parts, openings)] },
    ...all.map(({ reveal, target }): Block => ({
      name: target,
      passage: block.passage,
      line: reveal.line,
      parts: [...asLinks(reveal.body, openings), ...offers(reveal)],
      isNameless: true,
      picture: block.picture,
    })),
  ]
}

function revealsIn(parts: readonly Part[]): RevealPart[] {
  return parts.flatMap((part): RevealPart[] => {
    if (part.kind === 'reveal') return [part, ...revealsIn(part.body)]
    return part.kind === 'if' ? part.branches.flatMap(({ body }) => revealsIn(body)) : []
  })
}

const flag = (variable: string, value: boolean, line: number): SetPart => ({
  kind: 'set',
  variable,
  value: { kind: 'value', value },
  line,
})

/** What is beyond the most that one page opens is no link. */
const wordsOf = ({ label }: RevealPart): Part => label[0] ?? { kind: 'text', text: '' }

type Openings = ReadonlyMap<RevealPart, Opening>

const asLinks = (parts: readonly Part[], openings: Openings): Part[] =>
  parts.map((part): Part => {
    if (part.kind === 'reveal') return openings.has(part) ? linkOf(part, openings) : wordsOf(part)
    return part.kind === 'if' ? inBranches(part, (body) => asLinks(body, openings)) : part
  })

function linkOf(part: RevealPart, openings: Openings): Part {
  const { target = '', opened = '' } = openings.get(part) ?? {}
  const sets = [flag(opened, true, part.line)]
  return { kind: 'link', label: part.label, target, sets, line: part.line }
}

/** The links alone, those of what was opened since among them. */
function offersOf(parts: readonly Part[], openings: Openings, except: RevealPart): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'link' || part.kind === 'ask') return [part]
    if (part.kind === 'if') {
      const inner = inBranches(part, (body) => offersOf(body, openings, except))
      return inner.branches.some(({ body }) => body.length > 0) ? [inner] : []
    }
    if (part.kind !== 'reveal' || part === except || !openings.has(part)) return []
    const opened = openings.get(part)?.opened ?? ''
    const branches = [
      {
        when: { kind: 'variable' as const, name: opened },
        body: offersOf(part.body, openings, except),
      },
      { when: { kind: 'value' as const, value: true }, body: [linkOf(part, openings)] },
    ]
    return [{ kind: 'if', branches, source: 'whether this link was taken', line: part.line }]
  })
}
