import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { type Choice, printCondition, type StoryNode, type StoryStructure } from '@kathasagar/story'
import type { ImportedStory } from '../shared/importedStory.ts'
import { labelCases, setCases, type Case } from './choiceCases.ts'
import { openEffort } from './effort.ts'
import { conditionOf } from './conditionOf.ts'
import type { WrittenChoice } from './draft.ts'
import type { Expression } from './expression.ts'
import { sceneOfPassage } from './sceneOfPassage.ts'
import { withPlates } from './withPlates.ts'
import { pruneEnds } from './pruneEnds.ts'
import { autofix } from './autofix.ts'
import { GO_ON, THE_END } from './goOn.ts'
import { namesFor } from './namesFor.ts'
import { openNotes, type Notes } from './notes.ts'
import type { Program } from './program.ts'
import { ALWAYS, and, NEVER, not, or } from './reduce.ts'
import { END, sceneGraph, type Scene } from './sceneGraph.ts'
import { noteMissing, noteOpenEnds, noteUnknown } from './storyNotes.ts'
import { textOf, tidy, varies } from './textOf.ts'
import { heldIn, stateOf, typesOf, wordsOf, type Types } from './typesOf.ts'
import { settled } from './settled.ts'

interface Writing {
  types: Types
  notes: Notes
  nameOf: (scene: Scene) => string
  /** Name of the scene that ends a story which just stops. */
  end: { name: string; isUsed: boolean }
}

/** Makes a story of a program, with what reading it has noted before. */
export function storyOf(program: Program, noted: Notes, effort = openEffort()): ImportedStory {
  const types = typesOf(program, effort)
  const notes = openNotes()
  noteUnknown(types, notes)
  const scenes = sceneGraph({ program, types, notes, told: new Set(), held: heldIn(types), effort })
  const names = namesFor(scenes, notes)
  const end = { name: names.end, isUsed: false }
  const writing: Writing = { types, notes, nameOf: names.of, end }
  const state = stateOf(types, program.labels)
  const isVaried = Object.keys(state).length > 0 || scenes.some(({ draft }) => varies(draft.text))
  const nodes = scenes.map((scene): [string, StoryNode] => [
    names.of(scene),
    nodeOf(scene, isVaried, writing),
  ])
  if (end.isUsed) nodes.push([names.end, { text: THE_END, choices: [] }])
  noteMissing(scenes, notes)
  const [start] = scenes
  notes.take(noted.list())
  const whole: StoryStructure = {
    ...(isVaried ? { state } : {}),
    start_node: start ? names.of(start) : program.start,
    nodes: Object.fromEntries(nodes),
    origin: program.origin,
  }
  const { structure, kept } = end.isUsed
    ? pruneEnds(whole, names.end)
    : { structure: whole, kept: new Set() }
  const keptScenes = scenes.filter((scene) => kept.has(names.of(scene)))
  noteOpenEnds(keptScenes, structure, { notes, names })
  const pictured = withPlates(structure, { program, scenes, nameOf: names.of }, notes)
  const sceneOf = sceneOfPassage(scenes, names.of, structure)
  return {
    title: program.title,
    ...autofix(pictured.structure),
    wanted: pictured.wanted,
    notes: notes.list().map((note) => ({ ...note, ...sceneOf(note.passage) })),
    replay: null,
  }
}

function nodeOf(scene: Scene, isVaried: boolean, writing: Writing): StoryNode {
  const { block, draft, links } = scene
  const { types, notes, nameOf } = writing
  const lose = (line: number | null, message: string) =>
    notes.add(block.passage, line ?? block.line, message)
  const choices = links.flatMap((link) => choicesOf(link, block.passage, writing))
  const last = draft.isExhaustive ? null : fallback(links, block.passage, writing)
  const title = block.passage
  const name = nameOf(scene)
  const text = textOf(draft.text, isVaried, { types, lose })
  const arriving = arrivalOf(draft, types)
  return {
    text,
    choices: last ? [...choices, last] : choices,
    ...arriving,
    ...(title !== name && block.isNameless !== true && scene.number === 1 ? { title } : {}),
  }
}

/** The fields of a scene, what stands in them on arrival, and what arriving draws. */
function arrivalOf(
  { asks, draws }: Scene['draft'],
  types: Types,
): Pick<StoryNode, 'asks' | 'enters'> {
  const known = asks.flatMap(({ variable, label, start }) => {
    const type = types.get(variable)
    return type?.kind === 'typed' ? [{ id: type.id, label, start }] : []
  })
  const drawn = [...draws].flatMap(([name, text]) => {
    const type = types.get(name)
    return type && 'id' in type ? [[type.id, text]] : []
  })
  const begun = known.flatMap(({ id, start }) =>
    start?.kind === 'value' ? [[id, wordsOf(start.value)]] : [],
  )
  const sets = [...drawn, ...begun]
  return {
    ...(known.length > 0 ? { asks: known.map(({ id, label }) => ({ variable: id, label })) } : {}),
    ...(sets.length > 0 ? { enters: { sets: Object.fromEntries(sets) } } : {}),
  }
}

interface Link {
  choice: WrittenChoice
  to: Scene | string
}

/** A choice as the structure writes it: one for each case of its words and of what it sets. */
function choicesOf({ choice, to }: Link, passage: string, writing: Writing): Choice[] {
  const { types, notes } = writing
  const lose = (source: string) =>
    notes.add(
      passage,
      choice.line,
      `A choice shows ${source}, which its words cannot; it was left out of them.`,
    )
  const words = labelCases(choice.label, types, lose)
  const sets = setsOf(choice, passage, writing)
  return words.flatMap((label) =>
    sets.flatMap((set): Choice[] => {
      const when = [choice.when, label.when, set.when].reduce(and)
      const condition = asked(when, choice, passage, writing)
      if (condition === null) return []
      return [
        {
          text: tidy(label.value).replace(/\s+/gu, ' ') || GO_ON,
          target: targetOf(to, writing),
          ...(condition === '' ? {} : { if: condition }),
          ...(Object.keys(set.value).length > 0 ? { sets: set.value } : {}),
        },
      ]
    }),
  )
}

function targetOf(to: Scene | string, { nameOf, end }: Writing): string {
  if (typeof to !== 'string') return nameOf(to)
  if (to !== END) return to
  end.isUsed = true
  return end.name
}

/** The condition in its own words; blank where it always holds, null where it never does. */
function asked(
  when: Expression,
  { line }: Pick<WrittenChoice, 'line'>,
  passage: string,
  { types, notes }: Writing,
): string | null {
  const condition = settled(when, types) ?? conditionOf(when, types)
  if (condition === false) return null
  if (condition === true) return ''
  const written = condition === undefined ? null : printCondition(condition)
  if (written !== null && written.length <= STORY_LIMITS.conditionMax) return written
  notes.add(
    passage,
    line,
    'The condition of a choice is more than a structure can ask; it is always open.',
  )
  return ''
}

type Given = Record<string, string | number | boolean>

/** All that taking a choice sets, for each case of it. */
function setsOf(choice: WrittenChoice, passage: string, { types, notes }: Writing): Case<Given>[] {
  let all: Case<Given>[] = [{ when: ALWAYS, value: {} }]
  for (const [name, expression] of choice.store) {
    const type = types.get(name)
    if (!type || type.kind === 'constant' || type.kind === 'unknown') continue
    const cases = expression ? setCases(name, expression, types) : null
    const next = (cases ?? []).flatMap(({ when, value }) =>
      all.map((before) => ({
        when: and(before.when, when),
        value: value === null ? before.value : { ...before.value, [type.id]: value },
      })),
    )
    if (cases && next.length <= STORY_LIMITS.nodeChoicesMax) all = next
    else {
      const message = `What "${name}" becomes here is more than a choice can set; from here on it may be wrong.`
      notes.add(passage, choice.line, message)
    }
  }
  return all
}

/** Where none of its choices may be open, a passage of other tools is an ending; a scene needs a way on. */
function fallback(links: readonly Link[], passage: string, writing: Writing): Choice | null {
  const some = links.reduce((any, { choice }) => or(any, choice.when), NEVER)
  if (links.length === 0) return null
  const [first] = links
  const line = first?.choice.line ?? 1
  const condition = asked(not(some), { line }, passage, {
    ...writing,
    notes: openNotes(),
  })
  if (condition === null || condition === '') return null
  return { text: GO_ON, target: targetOf(END, writing), if: condition }
}
