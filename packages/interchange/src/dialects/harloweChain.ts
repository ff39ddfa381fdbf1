import { variablesIn, type Expression } from '../program/expression.ts'
import { flowOf } from '../program/flowOf.ts'
import { hasDraw } from '../program/openDraws.ts'
import type { Branch, Part } from '../program/program.ts'
import { readMacro, spaceAt, type Bracketed } from './harloweMacros.ts'
import { readWith } from './harloweValues.ts'
import type { Macro } from './macrosOf.ts'
import type { Source } from './readMarkup.ts'

/** A row of parts: a passage, or what one hook holds. */
export interface Row {
  parts: readonly Part[]
  /** The conditions that stood last in it, for an `(else:)` that stands apart from them. */
  asked: { whens: readonly Branch['when'][]; at: number } | null
}

/** A stretch in square brackets that belongs to a macro. */
export interface Hook {
  parts: Part[]
  end: number
}

const ELSE = new Set(['elseif', 'else'])

/**
 * `(if:)[] (else-if:)[] (else:)[]`, told as one.
 * @param hookAfter Reads the hook that a macro is fastened to.
 */
export function readChain(
  source: Source & Bracketed & { row: Row },
  first: Macro,
  hookAfter: (at: number) => Hook | null,
): Hook {
  const { row } = source
  const before = ELSE.has(first.name) ? row.asked?.whens : []
  const apart = before ? noneOf(row, before) : null
  const branches: Branch[] = []
  const whens: Branch['when'][] = []
  let { end } = first
  for (let macro: Macro | null = first; macro;) {
    const hook = hookAfter(macro.end)
    if (!hook) break
    const when = conditionOf(source, macro)
    whens.push(when)
    branches.push({ when: both(apart, when), body: hook.parts })
    end = hook.end
    const next = readMacro(source, end + spaceAt(source.text, end))
    macro = next && ELSE.has(next.name) ? next : null
  }
  const [branch] = branches
  if (!branch) {
    source.note(first.at, `${first.source} has nothing in brackets after it, and was left out.`)
    return { parts: [], end }
  }
  if (!before) {
    source.note(first.at, `${first.source} has no condition before it; the text in it stays.`)
    return { parts: [...branch.body], end }
  }
  const at = row.asked && before.length > 0 ? row.asked.at : row.parts.length
  row.asked = { whens: shortened([...before, ...whens]), at }
  const line = source.lineOf(first.at)
  return { parts: [{ kind: 'if', branches, source: `whether ${first.source} holds`, line }], end }
}

/** Of conditions that grow from one `(else-if:)` to the next more are not followed. */
const MOST = 20

/** What always held leaves nothing to ask. */
function shortened(whens: readonly Branch['when'][]): readonly Branch['when'][] {
  if (whens.includes(ALWAYS)) return [ALWAYS]
  return whens.length > MOST ? [null] : whens
}

/** That none of the conditions held; null where that cannot be asked again, as of what was set or drawn since. */
function noneOf({ parts, asked }: Row, whens: readonly Branch['when'][]): Branch['when'] {
  if (whens.length === 0) return ALWAYS
  if (whens.includes(ALWAYS)) return { kind: 'value', value: false }
  if (whens.includes(null)) return null
  const since = asked ? parts.slice(asked.at) : []
  const { sets } = flowOf({ name: '', passage: '', line: 0, parts: since })
  return whens.reduce<Branch['when']>((none, when) => {
    if (!when || hasDraw(when) || variablesIn(when).some((name) => sets.has(name))) return null
    return both(none, { kind: 'not', of: when })
  }, ALWAYS)
}

const ALWAYS: Expression = { kind: 'value', value: true }

function both(left: Branch['when'], right: Branch['when']): Branch['when'] {
  if (!left || !right) return null
  if (left === ALWAYS) return right
  return right === ALWAYS ? left : { kind: 'pair', operator: 'and', left, right }
}

function conditionOf(source: Source, { name, args }: Macro): Branch['when'] {
  if (name === 'else') return ALWAYS
  const read = readWith(source, args)
  return name === 'unless' ? read && { kind: 'not', of: read } : read
}
