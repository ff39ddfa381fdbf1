import { authoredParts, type StructurePath } from '../../structure/authoredTexts.ts'
import { checkCondition, type Declared } from '../../conditions/checkCondition.ts'
import { truncate } from '../../text/truncate.ts'
import { declaredIn } from '../../structure/declaredIn.ts'
import type { Finding, FindingCode } from '../../finding.ts'
import { reviewCarried, reviewChecks } from './reviewRules.ts'
import { quoted } from '../words/quoted.ts'
import type { StoryNode, StoryStructure } from '../../schema/structure.ts'
import { checkVariedText } from '../../variedText/checkVariedText.ts'
import type { StateValue, Variable } from '../../schema/variables.ts'
import { drawnFrom } from '../../world/drawn.ts'
import { isChange, getOwn } from '../../world/world.ts'

interface Fault {
  code: FindingCode
  node: string | null
  path: StructurePath
  message: string
  remedy: string
  column?: number
}

const error = (fault: Fault): Finding => ({ severity: 'error', ...fault })

/** Checks conditions, varied texts, values and ids against the declarations. */
export function reviewLanguage(structure: StoryStructure): Finding[] {
  const known = declaredIn(structure)
  const declared = known ?? {}
  const { texts, conditions, sets } = authoredParts(structure)
  return [
    ...conditions.flatMap(({ condition, ...at }) =>
      checkCondition(condition, declared).map(({ column, message }) =>
        error({ code: 'bad_condition', ...at, column, message, remedy: REMEDIES.condition }),
      ),
    ),
    ...texts.flatMap(({ text, varies, ...at }) =>
      // Texts only vary if the story declares state.
      known === null || !varies
        ? []
        : checkVariedText(text, declared).map(({ column, message }) =>
            error({ code: 'bad_variation', ...at, column, message, remedy: REMEDIES.text }),
          ),
    ),
    ...sets.flatMap(({ sets: values, node, path }) =>
      Object.entries(values).flatMap(([name, value]) => {
        const message = faultOfValue(declared, name, value)
        const at = { node, path: [...path, name] }
        return message === null
          ? []
          : [error({ code: 'bad_value', ...at, message, remedy: REMEDIES.value })]
      }),
    ),
    ...reviewNames(structure),
    ...reviewCarried(structure),
    ...reviewChecks(structure, declared),
  ]
}

const REMEDIES = {
  condition: 'Fix the condition, or declare its names in the state.',
  text: 'Fix the braces, or write a backslash before a literal brace.',
  value: 'Set a value that the state declares.',
  name: 'Add it to the story, or remove the name.',
  ask: 'Declare it in the state as typed text, or remove the field.',
  target: 'Choose an existing scene, or remove the target.',
} as const

function faultOfValue(declared: Declared, name: string, value: StateValue): string | null {
  const variable = getOwn(declared, name)
  if (variable === undefined) return `The state has nothing named ${quoted(name)}.`
  return fits(variable, value) ? null : `${quoted(name)} cannot be set to ${quoted(String(value))}.`
}

function fits(variable: Variable, value: StateValue): boolean {
  if (drawnFrom(variable, value)) return true
  if ('flag' in variable) return typeof value === 'boolean'
  if ('one_of' in variable) return typeof value === 'string' && variable.one_of.includes(value)
  if ('typed' in variable)
    return typeof value === 'string' && truncate(value, variable.typed) === value
  const [least, most] = variable.number
  if (typeof value === 'number') return value >= least && value <= most
  return typeof value === 'string' && isChange(value)
}

function reviewNames(structure: StoryStructure): Finding[] {
  const { nodes, reactions } = structure
  const ofScenes = Object.entries(nodes).flatMap(([node, scene]) => [
    ...unknownIn(structure, node, scene),
    ...invalidFields(structure, node, scene),
    ...unknownTargets(nodes, scene.reactions, node, ['nodes', node]),
  ])
  return [...ofScenes, ...unknownTargets(nodes, reactions, null, [])]
}

function unknownIn({ cast, things, codex }: StoryStructure, node: string, scene: StoryNode) {
  const known = {
    people: new Set(Object.keys(cast ?? {})),
    things: new Set(Object.keys(things ?? {})),
    // Codex pages that the scene unlocks, and absent people or things that its text introduces.
    meets: new Set([
      ...(codex ?? []).map(({ id }) => id),
      ...Object.keys(cast ?? {}),
      ...Object.keys(things ?? {}),
    ]),
  }
  return (['people', 'things', 'meets'] as const).flatMap((part) =>
    (scene[part] ?? []).flatMap((id, i) => {
      if (known[part].has(id)) return []
      const message = `The story has no person or thing with the id ${quoted(id)}.`
      const path = ['nodes', node, part, i]
      return [error({ code: 'unknown_name', node, path, message, remedy: REMEDIES.name })]
    }),
  )
}

/** Finds input fields for variables that are not of type `typed`. */
const invalidFields = ({ state = {} }: StoryStructure, node: string, { asks = [] }: StoryNode) =>
  asks.flatMap(({ variable }, i): Finding[] => {
    const known = getOwn(state, variable)
    if (known !== undefined && 'typed' in known) return []
    const message = `A field asks for ${quoted(variable)}, which the state does not declare as typed text.`
    const path = ['nodes', node, 'asks', i, 'variable']
    return [error({ code: 'unknown_name', node, path, message, remedy: REMEDIES.ask })]
  })

const unknownTargets = (
  nodes: StoryStructure['nodes'],
  reactions: StoryNode['reactions'],
  node: string | null,
  path: StructurePath,
): Finding[] =>
  (reactions ?? []).flatMap(({ goes }, i) => {
    if (!goes || Object.hasOwn(nodes, goes)) return []
    const message = `A reaction leads to ${quoted(goes)}, which is not a scene of the story.`
    const at = { node, path: [...path, 'reactions', i, 'goes'] }
    return [error({ code: 'missing_target', ...at, message, remedy: REMEDIES.target })]
  })
