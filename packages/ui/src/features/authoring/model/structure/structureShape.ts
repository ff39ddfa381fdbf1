import type { DraftStructure } from '@kathasagar/story/schema'
import { targetsOfChoice, type StructureNode } from './structureEdit.ts'

function isSameScene(a: StructureNode, b: StructureNode): boolean {
  if (a === b) return true
  return (
    a.title === b.title &&
    a.group === b.group &&
    a.choices.length === b.choices.length &&
    a.choices.every((choice, place) => {
      const other = b.choices[place]
      return other && targetsOfChoice(choice).join('\n') === targetsOfChoice(other).join('\n')
    })
  )
}

/** Returns true if both structures have the same scene names, titles, groups and targets. */
export function isSameShape(a: DraftStructure, b: DraftStructure): boolean {
  if (a === b) return true
  if (a.start_node !== b.start_node) return false
  const before = Object.entries(a.nodes)
  const after = Object.entries(b.nodes)
  return (
    before.length === after.length &&
    before.every(([name, node], place) => {
      const [otherName, other] = after[place] ?? []
      return name === otherName && other !== undefined && isSameScene(node, other)
    })
  )
}

export interface ChoiceEdge {
  from: string
  choice: number
  to: string
  isFailure: boolean
  /** True if the target scene does not exist. */
  isBroken: boolean
}

export const waysOf = ({ nodes }: DraftStructure): ChoiceEdge[] =>
  Object.entries(nodes).flatMap(([from, { choices }]) =>
    choices.flatMap((one, choice) =>
      targetsOfChoice(one).flatMap((to, place) => {
        const isFailure = place > 0
        return to === ''
          ? []
          : [{ from, choice, to, isFailure, isBroken: !Object.hasOwn(nodes, to) }]
      }),
    ),
  )

export const waysTo = (
  { nodes }: DraftStructure,
  name: string,
): Pick<ChoiceEdge, 'from' | 'choice'>[] =>
  Object.entries(nodes).flatMap(([from, { choices }]) =>
    choices.flatMap((one, choice) =>
      targetsOfChoice(one).includes(name) ? [{ from, choice }] : [],
    ),
  )
