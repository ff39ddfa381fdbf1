import { authoredParts } from '../structure/authoredTexts.ts'
import type { Expression } from '../conditions/expression.ts'
import { declaredIn } from '../structure/declaredIn.ts'
import { inventoryOf, type Inventory } from '../world/inventory.ts'
import type { Replies, StoryStructure } from '../schema/structure.ts'
import type { Sets } from '../schema/variables.ts'
import type { VariedText } from '../variedText/variedText.ts'
import type { Wiring } from '../structure/wiring.ts'
import { conditionsIn, shownIn, variedOf } from './guards.ts'
import type { Statement } from './statements.ts'

export interface Readings {
  /** Null for texts that do not vary. */
  texts: readonly (VariedText | null)[]
  at: readonly (readonly Expression[])[]
  shown: ReadonlySet<string>
}

const named = (name: string): Expression => ({ kind: 'name', name, column: 1 })

/** Returns the expressions of an action's condition, check and inventory. */
const expressionsReadBy = (
  { guard, check, sets, room = sets, written }: Statement,
  inventory: Inventory | null,
): Expression[] => [
  ...(guard === null || guard === 'never' ? [] : [guard]),
  ...(written.of === 'choice' && check?.helps ? [named(check.helps)] : []),
  ...carriedBy(room, inventory),
]

/** Returns all portable things if the action changes one of them. */
const carriedBy = (sets: Sets = {}, inventory: Inventory | null): Expression[] =>
  inventory?.names.some((name) => Object.hasOwn(sets, name)) ? inventory.names.map(named) : []

export function readingsOf(
  structure: StoryStructure,
  wiring: Wiring,
  statements: readonly (readonly Statement[])[],
): Readings {
  const declared = declaredIn(structure)
  const varied = declared === null ? () => null : variedOf
  const inventory = inventoryOf(declared ?? {})
  const spoken = (sources: readonly string[]) =>
    sources.flatMap((source) => conditionsIn(varied(source)))
  const linesOf = (replies: Replies = {}) => Object.values(replies).flat()
  const wide = spoken([
    ...(structure.reactions ?? []).map(({ text }) => text),
    ...linesOf(structure.replies),
  ])
  const ofPeople = new Map(
    Object.entries(structure.cast ?? {}).map(([id, { says = [], otherwise = [], replies }]) => [
      id,
      spoken([...says.map(({ text }) => text), ...otherwise, ...linesOf(replies)]),
    ]),
  )
  const texts = wiring.nodes.map(({ text }) => varied(text))
  const at = wiring.nodes.map((node, place) => {
    const closeUp = typeof node.close_up === 'string' ? node.close_up : (node.close_up?.text ?? '')
    const own = [
      ...(node.reactions ?? []).map(({ text }) => text),
      ...(node.pressure ?? []),
      ...node.choices.flatMap(({ check }) => check?.fails.text ?? []),
    ]
    return [
      ...conditionsIn(texts[place] ?? null),
      ...(statements[place] ?? []).flatMap((statement) => expressionsReadBy(statement, inventory)),
      ...carriedBy(node.enters?.sets, inventory),
      ...spoken([...own, closeUp]),
      ...(node.people ?? []).flatMap((id) => ofPeople.get(id) ?? []),
      ...(wiring.isEnding[place] ? [] : wide),
    ]
  })
  const sources = authoredParts(structure).texts.flatMap(({ varies, text }) =>
    varies ? [text] : [],
  )
  const shown = new Set(sources.flatMap((source) => shownIn(varied(source))))
  return { texts, at, shown }
}
