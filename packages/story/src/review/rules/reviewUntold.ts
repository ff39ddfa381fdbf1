import { deedWords, isFormOf } from '../words/deedWords.ts'
import type { Finding } from '../../finding.ts'
import { quoted } from '../words/quoted.ts'
import type { StoryStructure } from '../../schema/structure.ts'
import { own } from '../../world/world.ts'

type Choice = StoryStructure['nodes'][string]['choices'][number]

/**
 * Choices after which the player reads of a deed that they were not told: the choice makes a flag true,
 * and neither it nor its recall has a word of the flag's label. Other ways to say a choice do not
 * count, since who presses it never sees them.
 */
export const reviewUntold = ({ nodes, state = {} }: StoryStructure): Finding[] =>
  Object.entries(nodes).flatMap(([node, { choices }]) =>
    choices.flatMap((choice, index) =>
      Object.entries(choice.sets ?? {}).flatMap(([name, value]): Finding[] => {
        const variable = own(state, name)
        if (value !== true || variable === undefined || !('flag' in variable)) return []
        const label = variable.label?.trim() ?? ''
        if (tells(choice, label)) return []
        return [
          {
            code: 'deed_untold',
            severity: 'hint',
            node,
            choice: index,
            path: ['nodes', node, 'choices', index, 'sets', name],
            message: `After the choice ${quoted(choice.text)} the player reads ${quoted(label)} in the memory, and neither the choice nor its recall says so.`,
            remedy:
              'Name it in the choice or in its recall, write another label, or let something else set it.',
          },
        ]
      }),
    ),
  )

/** A label without a word of its own says nothing that could be untold. */
function tells({ text, recall = '' }: Choice, label: string): boolean {
  const wanted = deedWords(label)
  if (wanted.length === 0) return true
  const told = deedWords(`${text} ${recall}`)
  return wanted.some((word) => told.some((other) => isFormOf(word, other)))
}
