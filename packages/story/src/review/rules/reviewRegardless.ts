import type { Finding, WayStep } from '../../finding.ts'
import { quoted } from '../words/quoted.ts'
import { shortestPaths } from '../../structure/shortestPaths.ts'
import { namesIn } from '../../stateWalk/guards.ts'
import type { Machine } from '../../stateWalk/machine.ts'
import { mentionFinder } from '../../stateWalk/mentions.ts'
import { startOf } from '../../world/world.ts'
import { stepsFrom } from '../../structure/wiring.ts'

/** Where a variable is set, and where play stands after that. */
interface Setter {
  place: number
  to: number
  /** The choice that sets it; null where arriving or an answer does. */
  choice: number | null
  words: string
}

const spaced = (id: string) => id.replaceAll('_', ' ')

/**
 * Scenes that tell of somebody or something after a state about them was set, while nothing in the
 * story ever reads that state: they are told alike, whatever became of them.
 */
export function reviewRegardless(machine: Machine): Finding[] {
  const read = new Set([...machine.readings.at.flat().flatMap(namesIn), ...machine.readings.shown])
  return Object.keys(machine.structure.state ?? {})
    .filter((name) => !read.has(name))
    .flatMap((name) => toldRegardless(machine, name))
}

function toldRegardless(machine: Machine, variable: string): Finding[] {
  const { wiring } = machine
  const subjects = subjectsOf(machine, variable)
  const setters = settersOf(machine, variable)
  if (subjects.size === 0 || setters.length === 0) return []
  const find = mentionFinder(subjects)
  const steps = stepsFrom([...new Set(setters.map(({ to }) => to))], wiring.targets)
  return wiring.nodes.flatMap((node, place): Finding[] => {
    if (steps[place] === -1) return []
    const named = find(node.text)
    const here = new Set([...(node.people ?? []), ...(node.things ?? [])])
    const about = [...subjects].find(([id]) => named.has(id) || here.has(id))
    if (!about) return []
    const [id, [name = id]] = about
    return [
      {
        code: 'told_regardless',
        severity: 'hint',
        node: wiring.names[place] ?? '',
        message: `${quoted(wiring.names[place] ?? '')} tells of ${quoted(name)}, but neither it nor anything else reads the state ${quoted(variable)}: it is told the same, whatever that says.`,
        remedy: `Vary the text by ${quoted(variable)}, or let a choice before it ask for it.`,
        way: wayBy(machine, setters, place),
      },
    ]
  })
}

/** Whom or what a variable is about, by its name, its label and its values; each with all its names. */
function subjectsOf(machine: Machine, variable: string): Map<string, string[]> {
  const declared = machine.declared[variable]
  const { structure } = machine
  if (declared === undefined) return new Map()
  const values =
    'one_of' in declared ? declared.one_of.filter((value) => value !== startOf(declared)) : []
  const known = new Map(
    Object.entries({ ...structure.things, ...structure.cast }).map(([id, { name, aliases }]) => [
      id,
      [name, spaced(id), ...(aliases ?? [])],
    ]),
  )
  const said = [spaced(variable), declared.label ?? '', ...values.map(spaced)].join('. ')
  const named = mentionFinder(known)(said)
  const others = values.filter((value) => !mentionFinder(known)(spaced(value)).size)
  return new Map([
    ...[...known].filter(([id]) => named.has(id)),
    ...others.map((value): [string, string[]] => [value, [spaced(value)]]),
  ])
}

function settersOf({ wiring, moves }: Machine, variable: string): Setter[] {
  const arriving = wiring.nodes.flatMap(({ enters }, place): Setter[] =>
    Object.hasOwn(enters?.sets ?? {}, variable)
      ? [{ place, to: place, choice: null, words: '' }]
      : [],
  )
  const moving = moves.flatMap((here, place) =>
    here.flatMap(({ sets, to, written, words }): Setter[] => {
      if (!Object.hasOwn(sets, variable)) return []
      const choice = written.of === 'choice' ? written.index : null
      return [{ place, to: to >= 0 ? to : place, choice, words }]
    }),
  )
  return [...arriving, ...moving]
}

/** The way to a scene by the first setter from which one leads there. */
function wayBy({ wiring }: Machine, setters: readonly Setter[], place: number): WayStep[] {
  const setter = setters.find(({ to }) => stepsFrom([to], wiring.targets)[place] !== -1)
  if (!setter) return []
  const { place: from, to, choice, words } = setter
  const node = wiring.names[from] ?? ''
  const isArrival = choice === null && words === ''
  return [
    ...shortestPaths(wiring)(from),
    ...(isArrival ? [] : [{ node, choice, text: words }]),
    ...shortestPaths({ ...wiring, start: to })(place),
  ]
}
