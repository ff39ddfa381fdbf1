import { STRUCTURE_MESSAGES } from '@kathasagar/story/structureMessages'
import { fill } from '@kathasagar/ui'
import type { AuthoringMessages } from '@kathasagar/ui/authoring'

export type FaultMessages = AuthoringMessages['structure']['faults']

/** What a schema says of a value, as far as a sentence is made of it. */
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

/** The fault that a check of the contract names; those without values are known by their sentence. */
function namedFault({ params, message }: Issue) {
  const given = params?.['fault']
  if (isName(STRUCTURE_MESSAGES, given)) return given
  const [name] = Object.entries(STRUCTURE_MESSAGES).find(([, said]) => said === message) ?? []
  return isName(STRUCTURE_MESSAGES, name) ? name : null
}

/** What is wrong with a part of a structure, in the words of a language. */
export function sayIssue(issue: Issue, words: FaultMessages): string {
  const name = namedFault(issue)
  const values = (issue.params?.['values'] ?? {}) as Values
  if (name === 'condition') {
    const { code } = values
    const message = isName(words.language, code) ? fill(words.language[code], values) : ''
    // A sentence of its own, within one that gets its full stop from outside.
    return fill(words.structure.condition, { ...values, message: message.replace(/[.।]$/u, '') })
  }
  if (name !== null) return fill(words.structure[name], values)
  const said = isName(words.schema, issue.code) ? words.schema[issue.code] : words.schema.unknown
  const { maximum, minimum, values: allowed = [] } = issue
  return fill(said, { most: String(maximum), least: String(minimum), values: allowed.join(', ') })
}

/** The same, with the place of the part. */
export function sayIssueAt(
  path: readonly PropertyKey[],
  issue: Issue,
  words: FaultMessages,
): string {
  const message = sayIssue(issue, words)
  if (path.length === 0) return message
  return fill(words.at, { path: path.map(String).join(' › '), message })
}

/** Where a browser says that JSON breaks off; some say nothing of it. */
const PLACE = /line (\d{1,9}) column (\d{1,9})/u

/** What is wrong with JSON that cannot be read, from what the browser says of it. */
export function sayBroken({ message }: SyntaxError, words: FaultMessages): string {
  const [, line, column] = PLACE.exec(message) ?? []
  return line && column ? fill(words.notJsonAt, { line, column }) : words.notJson
}
