import type { Part } from '../program/program.ts'
import { labelBefore, labelOf } from './fieldLabel.ts'
import { unquote } from './harloweValues.ts'
import { splitList } from './readSets.ts'

const BOUND = /^2?bind\s+([$_][\p{L}_][\p{L}\p{N}_]*)$/u
const PROMPTED = /^([$_][\p{L}_][\p{L}\p{N}_]*)\s+to\s+\(prompt:\s*(?!\s)([^]*)\)$/iu
/** How wide a box is, as `"=XX="`. */
const SIZE = /^["']=*X+=*["']$/u

interface Macro {
  name: string
  args: string
  at: number
}

/** A box that is bound to a variable, or a question that is put before the page goes on; null of all else. */
export function readField(
  { name, args, at }: Macro,
  { text, line }: { text: string; line: number },
): Part[] | null {
  if (name === 'set') return readPrompt(args, line)
  if (name !== 'input' && name !== 'inputbox') return null
  const [bound = '', ...rest] = splitList(args)
  const variable = BOUND.exec(bound.trim())?.[1]
  if (variable === undefined) return null
  const begun = rest.map((one) => one.trim()).find((one) => isString(one) && !SIZE.test(one))
  const label = labelOf(labelBefore(text, at), variable)
  return [...beginning(variable, begun, line), { kind: 'ask', variable, label, line }]
}

const isString = (one: string): boolean => unquote(one) !== one

/** `(set: $name to (prompt: "question", "as it begins"))` */
function readPrompt(args: string, line: number): Part[] | null {
  const [, variable, asked = ''] = PROMPTED.exec(args.trim()) ?? []
  const [question = '', begun = '""'] = splitList(asked).map((one) => one.trim())
  if (variable === undefined || !isString(question) || !isString(begun)) return null
  const label = labelOf(unquote(question), variable)
  return [
    ...beginning(variable, begun, line),
    { kind: 'ask', variable, label, isWaiting: true, line },
  ]
}

const beginning = (variable: string, begun: string | undefined, line: number): Part[] =>
  begun === undefined
    ? []
    : [{ kind: 'set', variable, value: { kind: 'value', value: unquote(begun) }, line }]
