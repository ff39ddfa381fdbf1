import type { Finding } from '../../finding.ts'
import { plainText } from '../../text/plainText.ts'
import { quoted } from '../words/quoted.ts'
import type { Move } from '../../stateWalk/machine.ts'
import type { StoryStructure } from '../../schema/structure.ts'
import type { Wiring } from '../../structure/wiring.ts'

/** Returns a finding if a choice that never opens has a riddle. */
export function riddleOf({ nodes }: StoryStructure, { written }: Move): Finding[] {
  if (written.of !== 'choice') return []
  const { node, index: choice } = written
  if ((nodes[node]?.choices[choice]?.answers ?? []).length === 0) return []
  return [riddle(node, choice, 'its choice is never open')]
}

const riddle = (node: string, choice: number, why: string): Finding => ({
  code: 'riddle_without_answer',
  severity: 'error',
  node,
  choice,
  path: ['nodes', node, 'choices', choice, 'answers'],
  message: `The riddle of choice ${choice + 1} of ${quoted(node)} cannot be answered: ${why}.`,
  remedy: 'Add an answer of letters or digits that belongs to no other choice.',
})

export function reviewRiddles({ names, nodes }: Wiring): Finding[] {
  return nodes.flatMap(({ choices }, place) => {
    const owner = new Map<string, number>()
    return choices.flatMap(({ answers }, choice): Finding[] => {
      if (answers === undefined || answers.length === 0) return []
      const typed = answers.map(plainText).filter((answer) => /[\p{L}\p{N}]/u.test(answer))
      if (typed.length === 0)
        return [riddle(names[place] ?? '', choice, 'none of its answers can be typed')]
      const taken = typed.find((answer) => (owner.get(answer) ?? choice) !== choice)
      for (const answer of typed) if (!owner.has(answer)) owner.set(answer, choice)
      if (taken === undefined) return []
      const other = (owner.get(taken) ?? 0) + 1
      return [
        riddle(names[place] ?? '', choice, `${quoted(taken)} is an answer of choice ${other} too`),
      ]
    })
  })
}
