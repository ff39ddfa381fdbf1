import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import {
  targetsOfChoice,
  type Reaction,
  type StructureChoice,
  type StructureEdit,
  type StructureNode,
} from './structureEdit.ts'
import { withChanges } from './withoutBlanks.ts'

const withChoices = (node: StructureNode, choices: StructureChoice[]): StructureNode => ({
  ...node,
  choices,
})

function changeChoice(
  node: StructureNode,
  place: number,
  change: Partial<StructureChoice>,
): StructureNode {
  const choice = node.choices[place]
  if (!choice) return node
  const changed = withChanges(choice, change, ['text', 'target'])
  return changed === choice ? node : withChoices(node, node.choices.with(place, changed))
}

function moveChoice(node: StructureNode, from: number, to: number): StructureNode {
  const choice = node.choices[from]
  if (!choice || from === to || node.choices[to] === undefined) return node
  return withChoices(node, node.choices.toSpliced(from, 1).toSpliced(to, 0, choice))
}

/** Returns the node after an edit of its choices, or the same node if nothing changed. */
export function editChoices(node: StructureNode, edit: StructureEdit): StructureNode {
  const { choices } = node
  switch (edit.kind) {
    case 'addChoice':
      return choices.length < STORY_LIMITS.nodeChoicesMax
        ? withChoices(node, [...choices, { text: '', target: edit.target ?? '' }])
        : node
    case 'setChoice':
      return changeChoice(node, edit.choice, edit.change)
    case 'moveChoice':
      return moveChoice(node, edit.choice, edit.to)
    case 'removeChoice':
      return choices[edit.choice] ? withChoices(node, choices.toSpliced(edit.choice, 1)) : node
    default:
      return node
  }
}

/** Changes the target of reactions from one scene to another. Null removes the target. */
export function reactionsElsewhere(
  reactions: Reaction[] | undefined,
  from: string,
  to: string | null,
): Reaction[] | undefined {
  if (!reactions?.some(({ goes }) => goes === from)) return reactions
  return reactions.map((reaction) =>
    reaction.goes === from ? withChanges(reaction, { goes: to ?? '' }) : reaction,
  )
}

/** Changes the target of choices and reactions from one scene to another. Null removes them. */
export function leadElsewhere(node: StructureNode, from: string, to: string | null): StructureNode {
  const reactions = reactionsElsewhere(node.reactions, from, to)
  const led = reactions === node.reactions ? node : { ...node, reactions }
  if (!led.choices.some((choice) => targetsOfChoice(choice).includes(from))) return led
  return withChoices(
    led,
    led.choices.flatMap((choice) => {
      const failing = failElsewhere(choice, from, to)
      if (failing.target !== from) return [failing]
      return to === null ? [] : [{ ...failing, target: to }]
    }),
  )
}

function failElsewhere(choice: StructureChoice, from: string, to: string | null): StructureChoice {
  const { check } = choice
  if (check?.fails.target !== from) return choice
  return { ...choice, check: { ...check, fails: { ...check.fails, target: to ?? '' } } }
}
