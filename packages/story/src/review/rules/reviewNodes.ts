import { STORY_LIMITS } from '../../vocabulary/vocabulary.ts'
import { areExclusive } from '../../conditions/areExclusive.ts'
import type { Declared } from '../../conditions/checkCondition.ts'
import type { Finding } from '../../finding.ts'
import { plainText } from '../../text/plainText.ts'
import { quoted } from '../words/quoted.ts'
import { namesIn, shownIn } from '../../stateWalk/guards.ts'
import { readingsOf, type Readings } from '../../stateWalk/readings.ts'
import { statementsOf } from '../../stateWalk/statements.ts'
import type { Choice, StoryNode, StoryStructure } from '../../schema/structure.ts'
import { declaredIn } from '../../structure/declaredIn.ts'
import type { Wiring } from '../../structure/wiring.ts'
import type { VariedText } from '../../variedText/variedText.ts'

const HOSTILE_SIGNS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|\p{Surrogate}/u
const VISIBLE = /[^\s\p{Cf}]/u

const isBlank = (words: string) => !VISIBLE.test(words)

/** Compares lengths in code points. Checks UTF-16 code units first, because that is cheaper. */
const isLonger = (words: string, max: number) => words.length > max && [...words].length > max

/** Checks names, texts and choices of the nodes. */
export function reviewNodes(wiring: Wiring, structure: StoryStructure): Finding[] {
  const around = contextOf(wiring, structure)
  const findings: Finding[] = []
  wiring.nodes.forEach((node, place) => {
    const name = wiring.names[place] ?? ''
    reviewName(name, findings)
    reviewText(name, node, findings)
    reviewChoices(name, node, around, findings)
  })
  return findings
}

function reviewName(name: string, findings: Finding[]) {
  // Copying a node named `__proto__` would change the prototype instead of adding a node.
  const isReserved = name === '__proto__'
  const isFine = !isReserved && !isBlank(name) && !HOSTILE_SIGNS.test(name)
  if (isFine && !isLonger(name, STORY_LIMITS.nodeNameMax)) return
  findings.push({
    code: 'bad_name',
    severity: 'error',
    node: name,
    message: `The scene name ${quoted(name)} cannot be used.`,
    remedy: `Rename it. Use visible characters, at most ${STORY_LIMITS.nodeNameMax} of them.`,
  })
}

function reviewText(name: string, { text }: StoryNode, findings: Finding[]) {
  if (isBlank(text)) {
    findings.push({
      code: 'empty_text',
      severity: 'error',
      node: name,
      message: `The scene ${quoted(name)} has no text.`,
      remedy: 'Write what happens here.',
    })
  } else if (isLonger(text, STORY_LIMITS.nodeTextMax)) {
    findings.push({
      code: 'too_long',
      severity: 'error',
      node: name,
      message: `The text of ${quoted(name)} is longer than ${STORY_LIMITS.nodeTextMax} characters.`,
      remedy: 'Shorten it, or continue it in another scene.',
    })
  }
}

interface NodeContext {
  wiring: Wiring
  declared: Declared | null
  health: readonly string[]
  readings: () => Readings
}

function contextOf(wiring: Wiring, structure: StoryStructure): NodeContext {
  const health = Object.entries(structure.state ?? {}).flatMap(([name, variable]) =>
    'health' in variable ? [name] : [],
  )
  let read: Readings | undefined
  const readings = () => (read ??= readingsOf(structure, wiring, statementsOf(structure, wiring)))
  return { wiring, declared: declaredIn(structure), health, readings }
}

function reviewChoices(name: string, node: StoryNode, around: NodeContext, findings: Finding[]) {
  const { choices } = node
  if (choices.length > STORY_LIMITS.nodeChoicesMax) {
    findings.push({
      code: 'too_many_choices',
      severity: 'error',
      node: name,
      message: `${quoted(name)} has ${choices.length} choices; ${STORY_LIMITS.nodeChoicesMax} are allowed.`,
      remedy: 'Remove some, or move some to another scene.',
    })
  }
  const saying = new Map<string, number[]>()
  const firstTo = new Map<string, number>()
  /** Returns a choice with the same text that may be visible at the same time. */
  const twinOf = (plain: string, condition: string | undefined) =>
    saying
      .get(plain)
      ?.find((before) => !areExclusive(choices[before]?.if, condition, around.declared ?? {}))
  choices.forEach((choice, index) => {
    const at = { node: name, choice: index }
    const plain = choices.length > 1 ? plainText(choice.text) : choice.text
    const twin = twinOf(plain, choice.if)
    const beside = firstTo.get(consequenceOf(choice))
    findings.push(
      ...wordFindings(at, choice, twin),
      ...targetFindings(at, choice, twin === undefined ? beside : undefined, around),
    )
    saying.set(plain, [...(saying.get(plain) ?? []), index])
    if (beside === undefined) firstTo.set(consequenceOf(choice), index)
  })
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

const consequenceOf = ({ target, sets = {}, recall = '', check }: Choice): string =>
  JSON.stringify([target, recall, Object.entries(sets).toSorted(byName), check])

interface Place {
  node: string
  choice: number
}

const choiceAt = ({ node, choice }: Place) => `Choice ${choice + 1} of ${quoted(node)}`

function wordFindings(at: Place, { text }: Choice, twin: number | undefined): Finding[] {
  if (isBlank(text)) {
    return [
      {
        ...at,
        code: 'empty_choice',
        severity: 'error',
        message: `${choiceAt(at)} has no text.`,
        remedy: 'Write what the player does, or remove the choice.',
      },
    ]
  }
  const findings: Finding[] = []
  if (twin !== undefined) {
    findings.push({
      ...at,
      code: 'choices_alike',
      severity: 'error',
      message: `Choices ${twin + 1} and ${at.choice + 1} of ${quoted(at.node)} have the same text: ${quoted(text.trim())}.`,
      remedy: 'Reword one of them so that players can distinguish them, or remove it.',
    })
  }
  if (isLonger(text, STORY_LIMITS.choiceMax)) {
    findings.push({
      ...at,
      code: 'too_long',
      severity: 'error',
      message: `${choiceAt(at)} is longer than ${STORY_LIMITS.choiceMax} characters.`,
      remedy: 'Shorten it to the action of the player.',
    })
  }
  return findings
}

function missingTarget(at: Place, target: string): Finding {
  const isNamed = !isBlank(target)
  return {
    ...at,
    code: 'missing_target',
    severity: 'error',
    message: isNamed
      ? `${choiceAt(at)} leads to ${quoted(target)}, but there is no such scene.`
      : `${choiceAt(at)} leads nowhere.`,
    remedy: isNamed
      ? `Choose an existing target scene, or add a scene named ${quoted(target)}.`
      : 'Choose an existing target scene.',
  }
}

/** Returns true if the next visit may differ: the text has an order, or reads a changed variable. */
function differsNextTime(
  { wiring, health, readings }: NodeContext,
  node: string,
  sets: Choice['sets'],
): boolean {
  const place = wiring.placeOf.get(node) ?? -1
  const { texts, at } = readings()
  const text = texts[place] ?? null
  if (hasOrder(text)) return true
  const asked = new Set([...health, ...(at[place] ?? []).flatMap(namesIn), ...shownIn(text)])
  // Fixed values that are set on arrival are the same on each visit.
  const anew = Object.entries(wiring.nodes[place]?.enters?.sets ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' && /^[?+%-]/u.test(value) ? [name] : [],
  )
  return [...Object.keys(sets ?? {}), ...anew].some((name) => asked.has(name))
}

const hasOrder = (text: VariedText | null): boolean =>
  (text ?? []).some((piece) => {
    if (typeof piece === 'string' || piece.kind === 'value') return false
    return piece.kind !== 'if' || hasOrder(piece.so) || hasOrder(piece.otherwise)
  })

function targetFindings(
  at: Place,
  { target, sets }: Choice,
  beside: number | undefined,
  around: NodeContext,
): Finding[] {
  if (!around.wiring.placeOf.has(target)) return [missingTarget(at, target)]
  if (target === at.node && differsNextTime(around, at.node, sets)) return []
  if (target === at.node) {
    return [
      {
        ...at,
        code: 'self_loop',
        severity: 'error',
        message: `${choiceAt(at)} leads back to its own scene, and nothing changes.`,
        remedy: 'Choose another target scene, or remove the choice.',
      },
    ]
  }
  if (beside === undefined) return []
  return [
    {
      ...at,
      code: 'same_target',
      severity: 'hint',
      message: `Choices ${beside + 1} and ${at.choice + 1} of ${quoted(at.node)} both lead to ${quoted(target)}, with the same effect.`,
      remedy:
        'Leave them if only the wording should differ. Otherwise choose different target scenes.',
    },
  ]
}
