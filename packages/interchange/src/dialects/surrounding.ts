import type { Block, Part } from '../program/program.ts'
import type { Passage } from './passages.ts'
import { settingOnly } from './silence.ts'

/** Passages that are shown around every other one. */
export interface Surrounding {
  before: readonly string[]
  after: readonly string[]
  /** Told before every page without a word, for what they set. */
  silent: readonly string[]
}

/** SugarCube names them, Harlowe tags them; every other format has none. */
export function surroundingOf(dialect: string, passages: readonly Passage[]): Surrounding {
  if (dialect === 'sugarcube') {
    const there = (name: string) => (passages.some((one) => one.name === name) ? [name] : [])
    return {
      before: there('PassageHeader'),
      after: there('PassageFooter'),
      silent: there('PassageReady'),
    }
  }
  if (dialect !== 'harlowe') return { before: [], after: [], silent: [] }
  const tagged = (tag: string) =>
    passages
      .filter(({ tags }) => tags.includes(tag))
      .map(({ name }) => name)
      .toSorted()
  return { before: tagged('header'), after: tagged('footer'), silent: [] }
}

/** The blocks, each of them with what is shown around it. */
export function surround(
  blocks: ReadonlyMap<string, Block>,
  { before, after, silent }: Surrounding,
): ReadonlyMap<string, Block> {
  const around = new Set([...before, ...after, ...silent])
  if (around.size === 0) return blocks
  const told = (name: string, line: number): Part[] =>
    blocks.has(name) ? [{ kind: 'include', target: name, isWithin: true, line }] : []
  const quiet = silent.flatMap((name) => settingOnly(blocks.get(name)?.parts ?? []))
  return new Map(
    [...blocks].flatMap(([name, block]): [string, Block][] => {
      if (silent.includes(name)) return []
      // What a page opens of its own is still that page: nothing is shown around it a second time.
      if (around.has(name) || block.isNameless === true) return [[name, block]]
      const head = before.flatMap((one) => [...told(one, block.line), newLine])
      const foot = after.flatMap((one) => [newLine, ...told(one, block.line)])
      return [[name, { ...block, parts: [...quiet, ...head, ...block.parts, ...foot] }]]
    }),
  )
}

const newLine: Part = { kind: 'text', text: '\n' }
