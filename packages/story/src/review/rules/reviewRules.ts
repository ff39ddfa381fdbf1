import { carriedName } from '../../vocabulary/vocabulary.ts'
import type { StructurePath } from '../../structure/authoredTexts.ts'
import type { Declared } from '../../conditions/checkCondition.ts'
import { isSyntaxIssue } from '../../conditions/expression.ts'
import { parseCondition } from '../../conditions/parseCondition.ts'
import { carriableIn } from '../../structure/declaredIn.ts'
import type { Finding, FindingCode } from '../../finding.ts'
import { playRulesOf } from '../../structure/playRules.ts'
import { quoted } from '../words/quoted.ts'
import type { Choice, StoryStructure } from '../../schema/structure.ts'
import { getOwn } from '../../world/world.ts'

interface Fault {
  code: FindingCode
  node: string | null
  choice?: number
  path: StructurePath
  message: string
  remedy: string
}

const error = (fault: Fault): Finding => ({ severity: 'error', ...fault })

/** Checks that conditions can refer to portable things and that the initial inventory is valid. */
export function reviewCarried(structure: StoryStructure): Finding[] {
  const { state = {}, things = {} } = structure
  const ids = carriableIn(structure)
  const { inventory_slots } = playRulesOf(structure.rules ?? {})
  const had = ids.filter((id) => things[id]?.carried === true)
  return [
    ...ids.flatMap((id): Finding[] => {
      const name = carriedName(id)
      const path = ['things', id, 'carried']
      const at = { code: 'bad_value' as const, node: null, path }
      const read = parseCondition(name)
      if (isSyntaxIssue(read) || read.kind !== 'name') {
        const message = `Conditions cannot use ${quoted(name)}: the id of a thing that can be carried may only contain letters, digits and _.`
        return [error({ ...at, message, remedy: 'Give the thing another id.' })]
      }
      if (!Object.hasOwn(state, name)) return []
      const message = `The state has a ${quoted(name)} of its own, so it is unclear if ${quoted(id)} is carried.`
      return [error({ ...at, message, remedy: 'Give one of them another name.' })]
    }),
    ...had.slice(inventory_slots).map((id) =>
      error({
        code: 'bad_value',
        node: null,
        path: ['things', id, 'carried'],
        message: `${quoted(id)} is carried from the start, but ${inventory_slots} things are the maximum.`,
        remedy: 'Raise Inventory Slots, or let the player find it later.',
      }),
    ),
  ]
}

/** Checks that a skill check uses a number, and that its failure has a text and a target. */
export function reviewChecks({ nodes }: StoryStructure, declared: Declared): Finding[] {
  return Object.entries(nodes).flatMap(([node, { choices }]) =>
    choices.flatMap((choice, index) => checkFindings(nodes, declared, { node, index, choice })),
  )
}

function checkFindings(
  nodes: StoryStructure['nodes'],
  declared: Declared,
  { node, index, choice: { check } }: { node: string; index: number; choice: Choice },
): Finding[] {
  if (check === undefined) return []
  const { helps = '', fails } = check
  const where = `Choice ${index + 1} of ${quoted(node)}`
  const faultIn = (field: readonly string[], fault: Omit<Fault, 'node' | 'path'>) =>
    error({
      node,
      choice: index,
      path: ['nodes', node, 'choices', index, 'check', ...field],
      ...fault,
    })
  const helped = getOwn(declared, helps)
  const isHelped = helps.trim() === '' || (helped !== undefined && 'number' in helped)
  const findings: Finding[] = []
  if (!isHelped) {
    const message = `${where} has a bonus from ${quoted(helps)}, which is not a number of the state.`
    findings.push(faultIn(['helps'], { code: 'bad_value', message, remedy: REMEDIES.helps }))
  }
  if (fails.text.trim() === '') {
    const message = `${where} can fail, but has no text for a failure.`
    findings.push(
      faultIn(['fails', 'text'], { code: 'empty_text', message, remedy: REMEDIES.text }),
    )
  }
  if (!Object.hasOwn(nodes, fails.target)) {
    const message = `${where} has no valid target scene for a failure.`
    const fault = { code: 'missing_target', message, remedy: REMEDIES.target } as const
    findings.push(faultIn(['fails', 'target'], fault))
  }
  return findings
}

const REMEDIES = {
  helps: 'Choose a number that the state declares, or none.',
  text: 'Write what happens if it fails.',
  target: 'Choose an existing target scene.',
} as const
