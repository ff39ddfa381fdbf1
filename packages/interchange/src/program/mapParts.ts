import type { Expression } from './expression.ts'
import type { IfPart, Part, SetPart } from './program.ts'

/** A conditional with the parts of each of its branches changed. */
export const inBranches = (
  part: IfPart,
  change: (body: readonly Part[]) => readonly Part[],
): IfPart => ({
  ...part,
  branches: part.branches.map(({ when, body }) => ({ when, body: change(body) })),
})

interface Change {
  /** Of a value that is shown or asked. */
  value: (value: Expression) => Expression
  /** Of what is set. */
  set: (part: SetPart) => SetPart
  /** Of what is told once a link of the page is taken. */
  later: (parts: readonly Part[]) => readonly Part[]
}

/** A part with its values changed, those of its branches and labels as well. */
export function mapValues(part: Part, change: Change): Part {
  const all = (parts: readonly Part[]) => parts.map((one) => mapValues(one, change))
  switch (part.kind) {
    case 'print':
      return { ...part, value: change.value(part.value) }
    case 'set':
      return change.set(part)
    case 'link':
      return { ...part, label: all(part.label), sets: part.sets.map(change.set) }
    case 'reveal':
      return { ...part, label: all(part.label), body: change.later(part.body) }
    case 'if': {
      const branches = part.branches.map(({ when, body }) => ({
        when: when && change.value(when),
        body: all(body),
      }))
      return { ...part, branches }
    }
    default:
      return part
  }
}
