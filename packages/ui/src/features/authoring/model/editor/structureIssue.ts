import { STRUCTURE_MESSAGES } from '@kathasagar/story/structureMessages'

import { fill } from '../../../../design-system/format/fill.ts'
import type { AuthoringMessages } from '../../../../messages/en.ts'

type FaultMessages = AuthoringMessages['structure']['faults']

interface Issue {
  code?: string | undefined
  message: string
  params?: Readonly<Record<string, unknown>> | undefined
  maximum?: unknown
  minimum?: unknown
  values?: readonly unknown[]
}

type Values = Readonly<Record<string, string | number>>

const isName = <Names extends object>(names: Names, name: unknown): name is keyof Names & string =>
  typeof name === 'string' && Object.hasOwn(names, name)

/** Returns the message key of a schema error and the values of its placeholders. */
function namedFault({ params, message }: Issue) {
  const given = params?.['fault']
  if (isName(STRUCTURE_MESSAGES, given)) return given
  const [name] = Object.entries(STRUCTURE_MESSAGES).find(([, said]) => said === message) ?? []
  return isName(STRUCTURE_MESSAGES, name) ? name : null
}

function sayIssue(issue: Issue, words: FaultMessages): string {
  const name = namedFault(issue)
  const values = (issue.params?.['values'] ?? {}) as Values
  if (name === 'condition') {
    const { code } = values
    const message = isName(words.language, code) ? fill(words.language[code], values) : ''
    return fill(words.structure.condition, { ...values, message: message.replace(/[.।]$/u, '') })
  }
  if (name !== null) return fill(words.structure[name], values)
  const said = isName(words.schema, issue.code) ? words.schema[issue.code] : words.schema.unknown
  const { maximum, minimum, values: allowed = [] } = issue
  return fill(said, { most: String(maximum), least: String(minimum), values: allowed.join(', ') })
}

export function describeIssue(
  path: readonly PropertyKey[],
  issue: Issue,
  words: FaultMessages,
): string {
  const message = sayIssue(issue, words)
  if (path.length === 0) return message
  return fill(words.at, { path: path.map(String).join(' › '), message })
}

/** Matches the position in a syntax error message. Some browsers do not include the position. */
const PLACE = /line (\d{1,9}) column (\d{1,9})/u

export function describeSyntaxError({ message }: SyntaxError, words: FaultMessages): string {
  const [, line, column] = PLACE.exec(message) ?? []
  return line && column ? fill(words.notJsonAt, { line, column }) : words.notJson
}
