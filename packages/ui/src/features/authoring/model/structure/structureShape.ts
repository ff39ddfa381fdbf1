import type { DraftStructure } from '@kathasagar/story/schema'
import { targetsOfChoice, type StructureNode } from './structureEdit.ts'

function isSameScene(a: StructureNode, b: StructureNode): boolean {
  if (a === b) return true
  return (
    a.title === b.title &&
    a.choices.length === b.choices.length &&
    a.choices.every((choice, place) => {
      const other = b.choices[place]
      return other && targetsOfChoice(choice).join('\n') === targetsOfChoice(other).join('\n')
    })
  )
}

/** Whether two structures are drawn alike: names, titles and where choices lead, but not the prose. */
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

/** One choice, as a way from node to node. */
export interface Way {
  from: string
  /** Place among the choices of its node, from 0. */
  choice: number
  to: string
  /** Where the choice leads when it fails. */
  isFailure: boolean
  /** No node has the name that it leads to. */
  isBroken: boolean
}

/** Every choice of a structure as a way; those that name nothing at all are left out. */
export const waysOf = ({ nodes }: DraftStructure): Way[] =>
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

/** Choices that lead to a name. */
export const waysTo = ({ nodes }: DraftStructure, name: string): Pick<Way, 'from' | 'choice'>[] =>
  Object.entries(nodes).flatMap(([from, { choices }]) =>
    choices.flatMap((one, choice) =>
      targetsOfChoice(one).includes(name) ? [{ from, choice }] : [],
    ),
  )
