import type { Replies, StoryStructure } from '../schema/structure.ts'
import type { Sets } from '../schema/variables.ts'

export type StructurePath = readonly (string | number)[]

interface Placed {
  path: StructurePath
  /** Null for parts outside scenes. */
  node: string | null
}

function gather() {
  const parts: {
    texts: (Placed & { text: string; varies: boolean })[]
    conditions: (Placed & { condition: string })[]
    sets: (Placed & { sets: Sets })[]
  } = { texts: [], conditions: [], sets: [] }
  const text = (at: Placed, key: string | number, words: string | undefined, varies = false) => {
    if (words) parts.texts.push({ ...at, path: [...at.path, key], text: words, varies })
  }
  const condition = (at: Placed, written: string | undefined) => {
    if (written) parts.conditions.push({ ...at, path: [...at.path, 'if'], condition: written })
  }
  const set = (at: Placed, sets: Sets | undefined) => {
    if (sets) parts.sets.push({ ...at, path: [...at.path, 'sets'], sets })
  }
  const answer = (
    at: Placed,
    given: { text: string; if?: string | undefined; sets?: Sets | undefined },
  ) => {
    text(at, 'text', given.text, true)
    condition(at, given.if)
    set(at, given.sets)
  }
  return { parts, text, condition, set, answer }
}

type Gathering = ReturnType<typeof gather>

/** Collects texts, conditions and sets outside plain scenes and choices, in order. */
export function authoredParts(structure: StoryStructure): {
  texts: readonly (Placed & { text: string; varies: boolean })[]
  conditions: readonly (Placed & { condition: string })[]
  sets: readonly (Placed & { sets: Sets })[]
} {
  const gathering = gather()
  ofStory(structure, gathering)
  for (const name of Object.keys(structure.nodes)) ofScene(structure, name, gathering)
  return gathering.parts
}

const at = (...path: StructurePath): Placed => ({ path, node: null })

function ofPeople({ cast = {} }: StoryStructure, gathering: Gathering): void {
  const { text, answer } = gathering
  for (const [id, person] of Object.entries(cast)) {
    const { name, wants, says = [], otherwise = [], replies = {} } = person
    text(at('cast', id), 'name', name)
    text(at('cast', id), 'wants', wants)
    says.forEach((topic, i) => answer(at('cast', id, 'says', i), topic))
    otherwise.forEach((line, i) => text(at('cast', id, 'otherwise'), i, line, true))
    ofReplies(['cast', id, 'replies'], replies, gathering)
  }
}

function ofReplies(path: StructurePath, replies: Replies, { text }: Gathering): void {
  for (const [kind, lines] of Object.entries(replies)) {
    lines.forEach((line, i) => text(at(...path, kind), i, line, true))
  }
}

function ofStory(story: StoryStructure, gathering: Gathering): void {
  const { things = {}, reactions = [], codex = [], state = {}, plates = {}, replies = {} } = story
  const { text, answer } = gathering
  ofPeople(story, gathering)
  ofReplies(['replies'], replies, gathering)
  for (const [id, thing] of Object.entries(things)) text(at('things', id), 'name', thing.name)
  const { endings = [], offers_choices: _flag, ...fields } = story.open ?? {}
  for (const [name, words] of Object.entries(fields)) text(at('open'), name, words)
  endings.forEach((ending, i) => text(at('open', 'endings'), i, ending))
  for (const [name, variable] of Object.entries(state)) {
    text(at('state', name), 'label', variable.label)
    if ('typed' in variable) text(at('state', name), 'start', variable.start)
    const { values = {} } = 'one_of' in variable ? variable : {}
    for (const [value, words] of Object.entries(values)) {
      text(at('state', name, 'values'), value, words)
    }
  }
  for (const [name, { alt }] of Object.entries(plates)) text(at('plates', name), 'alt', alt)
  reactions.forEach((reaction, i) => answer(at('reactions', i), reaction))
  codex.forEach((page, i) => {
    text(at('codex', i), 'title', page.title)
    text(at('codex', i), 'text', page.text)
    text(at('codex', i, 'source'), 'text', page.source?.text)
  })
}

function ofScene(
  { nodes }: StoryStructure,
  name: string,
  { text, condition, set, answer }: Gathering,
): void {
  const node = Object.hasOwn(nodes, name) ? nodes[name] : undefined
  if (node === undefined) return
  const at = (...path: StructurePath): Placed => ({ path: ['nodes', name, ...path], node: name })
  text(at(), 'text', node.text, true)
  set(at('enters'), node.enters?.sets)
  node.asks?.forEach(({ label }, i) => text(at('asks', i), 'label', label))
  node.pressure?.forEach((line, i) => text(at('pressure'), i, line, true))
  if (typeof node.close_up === 'string') text(at(), 'close_up', node.close_up, true)
  else if (node.close_up) answer(at('close_up'), node.close_up)
  node.reactions?.forEach((reaction, i) => answer(at('reactions', i), reaction))
  node.choices.forEach((choice, i) => {
    condition(at('choices', i), choice.if)
    text(at('choices', i), 'locked', choice.locked)
    text(at('choices', i), 'recall', choice.recall)
    set(at('choices', i), choice.sets)
    text(at('choices', i, 'check', 'fails'), 'text', choice.check?.fails.text, true)
    set(at('choices', i, 'check', 'fails'), choice.check?.fails.sets)
  })
}
