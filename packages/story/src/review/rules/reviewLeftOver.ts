import { carriedName, factName } from '../../vocabulary/vocabulary.ts'
import type { StructurePath } from '../../structure/authoredTexts.ts'
import type { Finding } from '../../finding.ts'
import { quoted } from '../words/quoted.ts'
import { namesIn } from '../../stateWalk/guards.ts'
import type { Machine } from '../../stateWalk/machine.ts'
import { pathOfWrite } from '../../stateWalk/pathOfWrite.ts'
import type { StoryStructure } from '../../schema/structure.ts'
import { knowledgeFlags } from '../../world/knowledge.ts'
import { getOwn } from '../../world/world.ts'

const whole = (
  code: Finding['code'],
  path: StructurePath,
  message: string,
  remedy: string,
): Finding => ({ code, severity: 'hint', node: null, path, message, remedy })

/** Finds state, topics and codex pages that are declared but never used. */
export function reviewLeftOver({
  structure,
  wiring,
  readings,
  moves,
  declared,
}: Machine): Finding[] {
  const read = new Set([...readings.at.flat().flatMap(namesIn), ...readings.shown])
  const set = new Set([
    ...wiring.nodes.flatMap(({ enters }) => Object.keys(enters?.sets ?? {})),
    ...wiring.nodes.flatMap(({ asks }) => (asks ?? []).map(({ variable }) => variable)),
    ...moves.flat().flatMap(({ sets }) => Object.keys(sets)),
  ])
  const isHealth = (name: string) => 'health' in (getOwn(structure.state ?? {}, name) ?? {})
  const tested = new Set(readings.at.flat().flatMap(namesIn))
  // Other parts of the series may set or read these variables.
  const known = new Set(knowledgeFlags(declared))
  const state = Object.keys(declared).flatMap((name): Finding[] => {
    if (known.has(name)) return []
    // Showing health to the player does not count as reading it.
    const isRead = isHealth(name) ? tested.has(name) : read.has(name)
    if (isRead && set.has(name)) return []
    if (isRead) return [neverSet(structure, name)]
    const unread = isHealth(name) ? healthUnread(name) : neverRead(structure, name)
    return [{ ...unread, ...setterOf(name, { wiring, moves }) }]
  })
  return [
    ...state,
    ...reviewValues(structure),
    ...reviewTopics({ structure, wiring }),
    ...reviewCodex({ structure, wiring }),
  ]
}

/** Returns the path of the declaration: carried items are things, topics belong to the cast. */
function declaredAt(
  { state = {}, things = {}, cast = {} }: StoryStructure,
  name: string,
): StructurePath {
  const thing = Object.keys(things).find((id) =>
    [carriedName(id), factName('gave', id)].includes(name),
  )
  const person = Object.keys(cast).find((id) => name.endsWith(`_${id}`))
  if (!Object.hasOwn(state, name) && person !== undefined) return ['cast', person]
  return Object.hasOwn(state, name) || thing === undefined ? ['state', name] : ['things', thing]
}

const neverSet = (structure: StoryStructure, name: string) =>
  whole(
    'read_never_set',
    declaredAt(structure, name),
    `The state ${quoted(name)} is read but never set.`,
    'Set it in a choice, a reply or on arrival in a scene.',
  )

const neverRead = (structure: StoryStructure, name: string) =>
  whole(
    'set_never_read',
    declaredAt(structure, name),
    `The state ${quoted(name)} is never read, so it has no effect.`,
    'Use it in a condition or a text, or remove it.',
  )

const healthUnread = (name: string) =>
  whole(
    'set_never_read',
    ['state', name],
    `No condition uses ${quoted(name)}, so nothing happens when it reaches 0.`,
    `Use it in a choice or a text, such as ${quoted(`${name} <= 0`)}, or remove it.`,
  )

function reviewValues({ state = {} }: StoryStructure): Finding[] {
  return Object.entries(state).flatMap(([name, variable]) => {
    if (!('one_of' in variable) || (variable.label?.trim() ?? '') === '') return []
    const bare = variable.one_of.filter((value) => !getOwn(variable.values ?? {}, value)?.trim())
    if (bare.length === 0) return []
    return [
      whole(
        'value_without_words',
        ['state', name, 'values', bare[0] ?? ''],
        `The player reads the state ${quoted(name)} as ${bare.map(quoted).join(', ')}, its name in the file.`,
        'Write the text that the player reads for each value.',
      ),
    ]
  })
}

function setterOf(
  name: string,
  { wiring, moves }: Pick<Machine, 'wiring' | 'moves'>,
): Partial<Pick<Finding, 'node' | 'choice' | 'path'>> {
  for (const [place, node] of wiring.names.entries()) {
    if (Object.hasOwn(wiring.nodes[place]?.enters?.sets ?? {}, name)) {
      return { node, path: ['nodes', node, 'enters', 'sets', name] }
    }
    const setter = moves[place]?.find(({ sets }) => Object.hasOwn(sets, name))
    if (!setter) continue
    const path = pathOfWrite(setter.written, 'sets', name)
    const { written } = setter
    return written.of === 'choice' || written.of === 'fails'
      ? { node, choice: written.index, path }
      : { node, path }
  }
  return {}
}

type Whole = Pick<Machine, 'structure' | 'wiring'>

function reviewTopics({ structure, wiring }: Whole): Finding[] {
  const here = new Set(
    wiring.nodes.flatMap(({ people }, place) => (wiring.isEnding[place] ? [] : (people ?? []))),
  )
  return Object.entries(structure.cast ?? {}).flatMap(([id, { name, says }]) => {
    if (here.has(id) || (says ?? []).length === 0) return []
    return [
      whole(
        'topic_out_of_reach',
        ['cast', id],
        `Players cannot ask ${quoted(name)} about anything, because they are in no scene with choices.`,
        'Add them to the people of a scene.',
      ),
    ]
  })
}

function reviewCodex({ structure, wiring }: Whole): Finding[] {
  const met = new Set(wiring.nodes.flatMap(({ meets }) => meets ?? []))
  return (structure.codex ?? [])
    .filter(({ id }) => !met.has(id))
    .map((page) =>
      whole(
        'codex_never_met',
        ['codex', (structure.codex ?? []).indexOf(page)],
        `No scene opens the page ${quoted(page.title)} of the codex.`,
        'Open it in a scene, or remove it.',
      ),
    )
}
