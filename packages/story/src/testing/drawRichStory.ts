import { drawIndex, type Draw } from '../chance/seed.ts'
import type { Choice, StoryNode, StoryStructure } from '../schema/structure.ts'

const pick = <Item>(draw: Draw, items: readonly Item[], or: Item): Item =>
  items[drawIndex(draw, items.length)] ?? or

/** Returns a random condition that is true on one path and false on another. */
function conditionFor(draw: Draw, gates: number): string {
  if (gates === 0) return 'trust >= 0'
  const gate = drawIndex(draw, gates)
  return pick(
    draw,
    [
      `took_${gate}`,
      `not took_${gate}`,
      `trust >= ${1 + drawIndex(draw, gates)}`,
      `trust + 1 > ${1 + drawIndex(draw, gates)} and took_${gate}`,
      `mood == "calm" or took_${gate}`,
    ],
    'trust >= 0',
  )
}

const NAMES = ['Asha', 'Bhim', 'Chitra', 'Devi', 'Esha']
const THINGS = ['lamp', 'rope', 'bowl', 'drum', 'comb']

function drawNodes(draw: Draw, gates: number) {
  const nodes: Record<string, StoryNode> = {}
  const behind = (gate: number) => {
    const known = 1 + drawIndex(draw, gate + 1)
    return `${NAMES[known - 1] ?? ''} had spoken of the ${THINGS[known - 1] ?? ''}.`
  }
  for (let gate = 0; gate < gates; gate += 1) {
    const next = gate + 1 < gates ? `gate_${gate + 1}` : 'shore'
    nodes[`gate_${gate}`] = gateNode(draw, gate, NAMES[gate] ?? '', THINGS[gate] ?? '')
    nodes[`high_${gate}`] = {
      text: `The high road. ${behind(gate)} {took_${gate}: You pay at once. | You owe.}`,
      choices: [{ text: 'Go down', target: next }, ...extra(draw, gate, 'hill')],
    }
    nodes[`low_${gate}`] = {
      text: `The low road{&, dry|, wet}. ${behind(gate)}`,
      choices: [{ text: 'Go up', target: next }, ...extra(draw, gate, 'hill')],
    }
  }
  const told = Array.from({ length: gates }, (_, gate) => `{took_${gate}: Yes. | No.}`).join(' ')
  nodes['shore'] = {
    text: `The shore. ${told} {mood == "calm" and trust < 9: Still.}`,
    choices: [],
  }
  nodes['hill'] = { text: 'The hill, seen {once|again}.', choices: [] }
  // The hill must always be reachable.
  nodes['gate_0'] = withChoice(nodes['gate_0'], { text: 'Climb the hill', target: 'hill' })
  return nodes
}

const personAt = (draw: Draw, gate: number, name: string) => ({
  name,
  says: [
    { about: ['the toll'], text: 'It is fair.', sets: { trust: '+1' }, once: true },
    { about: ['the road'], if: conditionFor(draw, gate), text: 'It goes on.' },
  ],
})

/** Generates a valid story: a row of gates with two roads from each to the next. */
export function drawRichStory(draw: Draw): StoryStructure {
  const gates = 2 + drawIndex(draw, 3)
  const nodes = drawNodes(draw, gates)
  return {
    start_node: 'gate_0',
    cast: Object.fromEntries(
      NAMES.slice(0, gates).map((name, gate) => [`person_${gate}`, personAt(draw, gate, name)]),
    ),
    things: Object.fromEntries(
      THINGS.slice(0, gates).map((name, gate) => [`thing_${gate}`, { name: `the ${name}` }]),
    ),
    state: {
      trust: { number: [0, 9], label: 'Trust' },
      mood: { one_of: ['dull', 'calm'] },
      ...Object.fromEntries(
        Array.from({ length: gates }, (_, gate) => [`took_${gate}`, { flag: false }]),
      ),
    },
    reactions: [{ to: ['sing'], text: 'You sing.', sets: { mood: 'calm' }, once: true }],
    codex: [{ id: 'toll', title: 'Of tolls', text: 'A toll is paid.' }],
    nodes,
  }
}

const withChoice = (node: StoryNode | undefined, choice: Choice): StoryNode => ({
  text: '',
  ...node,
  choices: [...(node?.choices ?? []), choice],
})

const gateNode = (draw: Draw, gate: number, name: string, thing: string): StoryNode => ({
  text: `A gate. ${name} sits there with the ${thing}.`,
  people: [`person_${gate}`],
  things: [`thing_${gate}`],
  ...(gate === 0 ? { meets: ['toll'] } : {}),
  choices: [
    {
      text: `Pay ${name}`,
      target: `high_${gate}`,
      sets: { [`took_${gate}`]: true, trust: '+1' },
      answers: ['forty', `${gate}`],
    },
    { text: 'Creep past', target: `low_${gate}` },
  ],
  reactions: [{ to: ['look about'], if: conditionFor(draw, gate), text: 'There is nobody else.' }],
})

const extra = (draw: Draw, gates: number, target: string): Choice[] =>
  draw() < 0.5
    ? [{ text: 'Turn aside', target, if: conditionFor(draw, gates), locked: 'Not yet.' }]
    : []
