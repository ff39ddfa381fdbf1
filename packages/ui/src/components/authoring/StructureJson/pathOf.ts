import type { StructureFocus } from '../../../structure/structureFocus.ts'

/** The way through the JSON to a scene, or to one of its choices. */
export const pathOf = ({ node, choice }: StructureFocus): (string | number)[] => [
  'nodes',
  node,
  ...(choice === undefined ? [] : ['choices', choice]),
]
