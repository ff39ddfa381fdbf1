import { drawIndex, type Draw } from '../chance/seed.ts'
import type { Choice, Reaction, StoryNode, StoryStructure } from '../schema/structure.ts'

/** A story with one planted defect and the expected finding (`code node`). */
export interface StateMutant {
  structure: StoryStructure
  expected: string
}

type Plant = (story: StoryStructure, draw: Draw) => StateMutant

const gateOf = (story: StoryStructure, draw: Draw, from = 0) => {
  const gates = Object.keys(story.nodes)
    .filter((name) => name.startsWith('gate_'))
    .slice(from)
  return gates[drawIndex(draw, gates.length)] ?? ''
}

const withNode = (
  story: StoryStructure,
  name: string,
  change: (node: StoryNode) => StoryNode,
): StoryStructure => ({
  ...story,
  nodes: Object.fromEntries(
    Object.entries(story.nodes).map(([at, node]) => [at, at === name ? change(node) : node]),
  ),
})
const withChoice = (story: StoryStructure, name: string, choice: Choice) =>
  withNode(story, name, (node) => ({ ...node, choices: [...node.choices, choice] }))
const withReaction = (story: StoryStructure, name: string, reaction: Partial<Reaction>) =>
  withNode(story, name, (node) => ({
    ...node,
    reactions: [...(node.reactions ?? []), { to: ['knock'], text: 'Nothing.', ...reaction }],
  }))
const one = <Item>(draw: Draw, ...items: [Item, ...Item[]]): Item =>
  items[drawIndex(draw, items.length)] ?? items[0]

const never = (draw: Draw) =>
  one(draw, 'took_0 and not took_0', 'trust > 9', 'trust < 0', 'mood != "dull" and mood != "calm"')

const neverTrue: Plant = (story, draw) => {
  const gate = gateOf(story, draw)
  const structure =
    draw() < 0.5
      ? withReaction(story, gate, { if: never(draw) })
      : withNode(story, gate, (node) => ({ ...node, text: `${node.text} {${never(draw)}: Oh.}` }))
  return { structure, expected: `condition_never_true ${gate}` }
}

const locked: Plant = (story, draw) => {
  const gate = gateOf(story, draw)
  const choice = { text: 'Fly', target: 'hill', if: never(draw), locked: 'No wings.' }
  return { structure: withChoice(story, gate, choice), expected: `choice_always_locked ${gate}` }
}

/** A player who did not pay at the gate cannot continue. */
const deadEnd: Plant = (story, draw) => {
  const gate = gateOf(story, draw, 1)
  const structure = withNode(story, gate, (node) => ({
    ...node,
    choices: node.choices.map((choice) => ({ ...choice, if: 'took_0' })),
  }))
  return { structure, expected: `dead_end_in_state ${gate}` }
}

/** All choices are closed until an action or a closer look opens one. */
const shut: Plant = (story, draw) => {
  const gate = gateOf(story, draw)
  const state = { ...story.state, lifted: { flag: false } }
  const barred = withNode({ ...story, state }, gate, (node) => ({
    ...node,
    choices: node.choices.map((choice) => ({ ...choice, if: 'lifted' })),
  }))
  const sets = { lifted: true }
  const structure =
    draw() < 0.5
      ? withReaction(barred, gate, { sets })
      : withNode(barred, gate, (node) => ({ ...node, close_up: { text: 'A bar.', sets } }))
  return { structure, expected: `choices_all_opened ${gate}` }
}

const neverRead: Plant = (story, draw) => {
  const gate = gateOf(story, draw)
  const state = { ...story.state, vow: { flag: false } }
  const structure = withReaction({ ...story, state }, gate, { sets: { vow: true } })
  return { structure, expected: `set_never_read ${gate}` }
}

const neverSet: Plant = (story, draw) => {
  const state = { ...story.state, vow: { flag: false } }
  const structure = withReaction({ ...story, state }, gateOf(story, draw), { if: 'not vow' })
  return { structure, expected: 'read_never_set null' }
}

/** A person whom the player meets on one road, but whose name appears where both roads join. */
const unmet: Plant = (story, draw) => {
  const cast = { ...story.cast, late: { name: 'Old Mohan' } }
  const met = withNode({ ...story, cast }, 'high_0', (node) => ({
    ...node,
    people: ['late'],
    text: `${node.text} Old Mohan comes along.`,
  }))
  const structure = withNode(met, 'gate_1', (node) =>
    draw() < 0.5
      ? { ...node, text: `${node.text} Old Mohan’s word is known here.` }
      : { ...node, text: `${node.text} {not took_0: Old Mohan never came. | He waits.}` },
  )
  return { structure, expected: 'named_before_met gate_1' }
}

const unhad: Plant = (story, draw) => {
  const things = { ...story.things, key: { name: 'the brass key', aliases: ['old key'] } }
  const had = withNode({ ...story, things }, 'high_0', (node) => ({ ...node, things: ['key'] }))
  const text = one(draw, 'Turn the brass key', 'Try your old key')
  const structure = withChoice(had, 'gate_1', { text, target: 'hill' })
  return { structure, expected: 'used_before_had gate_1' }
}

const riddle: Plant = (story, draw) => {
  const gate = gateOf(story, draw)
  const choice = {
    text: 'Say it',
    target: 'hill',
    answers: one(draw, ['?!'], ['Forty!'], ['…', '-']),
  }
  return { structure: withChoice(story, gate, choice), expected: `riddle_without_answer ${gate}` }
}

const topic: Plant = (story, draw) => {
  const about = { about: ['the king'], text: 'He is old.' }
  const nobody = { name: 'Nobody Here', says: [about] }
  const [id = '', person] = Object.entries(story.cast ?? {})[0] ?? []
  const shy = {
    name: '',
    ...person,
    says: [...(person?.says ?? []), { ...about, if: never(draw) }],
  }
  const cast = { ...story.cast, ...(draw() < 0.5 ? { nobody } : { [id]: shy }) }
  return { structure: { ...story, cast }, expected: 'topic_out_of_reach null' }
}

const page: Plant = (story) => ({
  structure: {
    ...story,
    codex: [...(story.codex ?? []), { id: 'kings', title: 'Of kings', text: 'They come and go.' }],
  },
  expected: 'codex_never_met null',
})

const unknown: Plant = (story, draw) => {
  const gate = gateOf(story, draw)
  const structure = one(
    draw,
    withNode(story, gate, (node) => ({ ...node, people: [...(node.people ?? []), 'nobody'] })),
    withNode(story, gate, (node) => ({ ...node, things: ['nothing'] })),
    withNode(story, gate, (node) => ({ ...node, meets: ['no_page'] })),
  )
  return { structure, expected: `unknown_name ${gate}` }
}

const lost: Plant = (story, draw) => {
  const gate = gateOf(story, draw)
  return {
    structure: withReaction(story, gate, { goes: 'nowhere' }),
    expected: `missing_target ${gate}`,
  }
}

const misspelt: Plant = (story, draw) => {
  const gate = gateOf(story, draw)
  const condition = one(draw, 'trusty > 2', 'trust == "much"', 'mood', 'mood == "angry"')
  return draw() < 0.5
    ? { structure: withReaction(story, gate, { if: condition }), expected: `bad_condition ${gate}` }
    : {
        structure: withNode(story, gate, (node) => ({
          ...node,
          text: `${node.text} {${condition}: So.}`,
        })),
        expected: `bad_variation ${gate}`,
      }
}

const badValue: Plant = (story, draw) => {
  const gate = gateOf(story, draw)
  const sets = one<Reaction['sets']>(
    draw,
    { trust: 10 },
    { mood: 'angry' },
    { took_0: 'yes' },
    { trust: true },
    { nothing: true },
  )
  return { structure: withReaction(story, gate, { sets }), expected: `bad_value ${gate}` }
}

export const STATE_DEFECTS: Readonly<Record<string, Plant>> = {
  'condition never true': neverTrue,
  'choice always locked': locked,
  'dead end in some state': deadEnd,
  'choices all closed until something is done': shut,
  'state never read': neverRead,
  'state never set': neverSet,
  'named before met': unmet,
  'used before had': unhad,
  'riddle without an answer': riddle,
  'topic out of reach': topic,
  'page never met': page,
  'unknown name': unknown,
  'answer that leads nowhere': lost,
  'condition that cannot be': misspelt,
  'value that cannot be': badValue,
}
