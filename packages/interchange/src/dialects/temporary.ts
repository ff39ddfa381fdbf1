import { openEffort } from '../program/effort.ts'
import type { Value } from '../program/expression.ts'
import { flowOf, type Flow } from '../program/flowOf.ts'
import type { Block, SetPart } from '../program/program.ts'

/** Variables that all pages together may forget. */
const MOST = 1_000_000

/**
 * Temporary variables live for the page that sets them: every page forgets on arrival those that it
 * asks for before it has set them itself. What a page opens in place or shows of another is still
 * that page.
 */
export function forgetTemporary(
  blocks: ReadonlyMap<string, Block>,
  unset: Value,
): ReadonlyMap<string, Block> {
  const flows = new Map([...blocks].map(([name, block]) => [name, flowOf(block)]))
  const pages = [...blocks.values()].filter(({ isNameless }) => isNameless !== true)
  const asked = new Set(pages.flatMap(({ name }) => temporaryIn(flows.get(name))))
  if (asked.size === 0) return blocks
  const inPages = sharedIn(blocks, flows).filter((variable) => asked.has(variable))
  const typed = new Set([...flows.values()].flatMap((flow) => [...flow.typed]))
  const effort = openEffort(MOST)
  const fresh = pages.map((page): [string, Block] => {
    const here = new Set([...temporaryIn(flows.get(page.name)), ...inPages])
    effort(here.size)
    const forgotten = [...here].map((variable) =>
      forget(variable, typed.has(variable) ? '' : unset, page.line),
    )
    const onArrival = forgotten.length + (page.onArrival ?? 0)
    return [page.name, { ...page, parts: [...forgotten, ...page.parts], onArrival }]
  })
  return new Map([...blocks, ...fresh])
}

const temporaryIn = (flow: Flow | undefined): string[] =>
  [...(flow?.reads ?? [])].filter((name) => name.startsWith('_'))

/** What is asked for where a page of another name is told. */
function sharedIn(blocks: ReadonlyMap<string, Block>, flows: ReadonlyMap<string, Flow>): string[] {
  const shown = [...flows.values()].flatMap(({ ways }) =>
    ways.filter(({ returns }) => returns).map(({ to }) => to),
  )
  const opened = [...blocks.values()].filter(({ isNameless }) => isNameless === true)
  const names = new Set([...shown, ...opened.map(({ name }) => name)])
  return [...names].flatMap((name) => temporaryIn(flows.get(name)))
}

const forget = (variable: string, value: Value, line: number): SetPart => ({
  kind: 'set',
  variable,
  value: { kind: 'value', value },
  forgets: true,
  line,
})
