import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import type { StructureEdit, StructureNode } from './structureEdit.ts'

type Choice = StructureNode['choices'][number]

const withChoices = (node: StructureNode, choices: Choice[]): StructureNode => ({
  ...node,
  choices,
})

function changeChoice(node: StructureNode, place: number, change: Partial<Choice>): StructureNode {
  const choice = node.choices[place]
  if (!choice) return node
  const changed = { ...choice, ...change }
  if (changed.text === choice.text && changed.target === choice.target) return node
  return withChoices(node, node.choices.with(place, changed))
}

function moveChoice(node: StructureNode, from: number, to: number): StructureNode {
  const choice = node.choices[from]
  if (!choice || from === to || node.choices[to] === undefined) return node
  return withChoices(node, node.choices.toSpliced(from, 1).toSpliced(to, 0, choice))
}

/** The node after an edit of its choices; the very same one where nothing changes. */
export function editChoices(node: StructureNode, edit: StructureEdit): StructureNode {
  const { choices } = node
  switch (edit.kind) {
    case 'addChoice':
      return choices.length < LIMITS.nodeChoicesMax
        ? withChoices(node, [...choices, { text: '', target: edit.target ?? '' }])
        : node
    case 'setChoiceText':
      return changeChoice(node, edit.choice, { text: edit.text })
    case 'setTarget':
      return changeChoice(node, edit.choice, { target: edit.target })
    case 'moveChoice':
      return moveChoice(node, edit.choice, edit.to)
    case 'removeChoice':
      return choices[edit.choice] ? withChoices(node, choices.toSpliced(edit.choice, 1)) : node
    default:
      return node
  }
}

/** The node with its choices for one name leading to another, or with null gone. */
export function leadElsewhere(node: StructureNode, from: string, to: string | null): StructureNode {
  if (!node.choices.some(({ target }) => target === from)) return node
  return withChoices(
    node,
    node.choices.flatMap((choice) => {
      if (choice.target !== from) return [choice]
      return to === null ? [] : [{ ...choice, target: to }]
    }),
  )
}
