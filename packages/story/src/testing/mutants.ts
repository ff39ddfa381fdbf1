import type { ReviewedStory } from '../review/rules/reviewedStory.ts'
import { drawIndex, type Draw } from '../chance/seed.ts'
import type { Choice, StoryNode, StoryStructure } from '../schema/structure.ts'
import { hasRing, mostXpByHand, reachedFrom } from './byHand.ts'

export interface ShippedStory extends Omit<ReviewedStory, 'structure'> {
  slug: string
  story_structure: StoryStructure
}

export interface Mutant {
  story: ReviewedStory
  /** At least one of these findings (`code node`) must be reported. */
  expected: readonly string[]
}

/** Plants a defect. Returns null if that is impossible at the drawn place. */
type Plant = (story: ReviewedStory, draw: Draw) => Mutant | null

interface Place {
  name: string
  index: number
  choice: Choice
}

const choicesOf = ({ structure }: ReviewedStory): Place[] =>
  Object.entries(structure.nodes).flatMap(([name, node]) =>
    node.choices.map((choice, index) => ({ name, index, choice })),
  )
const endingsOf = ({ structure }: ReviewedStory) =>
  Object.keys(structure.nodes).filter((name) => structure.nodes[name]?.choices.length === 0)
const drawOf = <Item>(draw: Draw, items: readonly Item[]): Item | undefined =>
  items[drawIndex(draw, items.length)]

function withNodes(story: ReviewedStory, change: (node: StoryNode, name: string) => StoryNode) {
  const nodes = Object.entries(story.structure.nodes).map(([name, node]) => [
    name,
    change(node, name),
  ])
  return { ...story, structure: { ...story.structure, nodes: Object.fromEntries(nodes) } }
}

const withChoice = (story: ReviewedStory, { name, index }: Place, choice: Choice | null) =>
  withNodes(story, (node, at) => {
    if (at !== name) return node
    const choices = node.choices.flatMap((kept, i) => (i === index ? (choice ?? []) : kept))
    return { ...node, choices }
  })

const unreached = (story: ReviewedStory) => {
  const reached = reachedFrom(story.structure, story.structure.start_node)
  return Object.keys(story.structure.nodes)
    .filter((name) => !reached.has(name))
    .flatMap((name) => [`unreachable_node ${name}`, `unreachable_ending ${name}`])
}

/** Removing an edge is a defect only if it makes a node unreachable. */
const ifCutOff = (story: ReviewedStory): Mutant | null => {
  const expected = unreached(story)
  return expected.length > 0 ? { story, expected } : null
}

const redirect = (story: ReviewedStory, place: Place, target: string) =>
  withChoice(story, place, { ...place.choice, target })

const dropEdge: Plant = (story, draw) => {
  const place = drawOf(draw, choicesOf(story))
  if (!place) return null
  if (draw() < 0.5) return ifCutOff(withChoice(story, place, null))
  return {
    story: redirect(story, place, ''),
    expected: [`missing_target ${place.name}`],
  }
}

const loopOnItself: Plant = (story, draw) => {
  const place = drawOf(draw, choicesOf(story))
  if (!place) return null
  // The effects could make the scene differ on the next visit.
  const { sets: _, ...choice } = place.choice
  return {
    story: withChoice(story, place, { ...choice, target: place.name }),
    expected: [`self_loop ${place.name}`],
  }
}

const duplicateChoice: Plant = (story, draw) => {
  const place = drawOf(draw, choicesOf(story))
  if (!place) return null
  const { text, target } = place.choice
  const worded = drawOf(draw, [text, text.toUpperCase(), `  ${text} `, `${text}!`]) ?? text
  const mutant = withNodes(story, (node, name) =>
    name === place.name ? { ...node, choices: [...node.choices, { text: worded, target }] } : node,
  )
  return { story: mutant, expected: [`choices_alike ${place.name}`] }
}

const addOrphan: Plant = (story, draw) => {
  const target = drawOf(draw, Object.keys(story.structure.nodes)) ?? ''
  const name = `orphan_${drawIndex(draw, 1000)}`
  const orphan = { text: 'Nobody comes here.', choices: [{ text: 'Go back', target }] }
  const nodes = { ...story.structure.nodes, [name]: orphan }
  return {
    story: { ...story, structure: { ...story.structure, nodes } },
    expected: [`unreachable_node ${name}`],
  }
}

const raiseCost: Plant = (story, draw) => {
  if (hasRing(story.structure)) return null
  const command = draw() < 0.5 ? 'immerse' : 'show'
  const cost = mostXpByHand(story)[command] + 1
  const commands = { ...story.game_config.commands, [command]: { cost } }
  return {
    story: { ...story, game_config: { ...story.game_config, commands } },
    expected: [`command_out_of_reach null`],
  }
}

/** Removes all endings, or makes them lead to the start. */
const removeEndings: Plant = (story, draw) => {
  const endings = new Set(endingsOf(story))
  const { start_node, nodes } = story.structure
  if (draw() < 0.5) {
    const goOn = [{ text: 'And again', target: start_node }]
    const mutant = withNodes(story, (node) =>
      node.choices.length === 0 ? { ...node, choices: goOn } : node,
    )
    return { story: mutant, expected: ['no_ending null'] }
  }
  const kept = Object.entries(nodes).filter(([name]) => !endings.has(name))
  const expected = choicesOf(story)
    .filter(({ choice }) => endings.has(choice.target))
    .map(({ name }) => `missing_target ${name}`)
  return {
    story: { ...story, structure: { start_node, nodes: Object.fromEntries(kept) } },
    expected,
  }
}

const cutOffEnding: Plant = (story, draw) => {
  const ending = drawOf(draw, endingsOf(story)) ?? ''
  const other = drawOf(
    draw,
    endingsOf(story).filter((name) => name !== ending),
  )
  if (other === undefined) return null
  const mutant = withNodes(story, (node) => ({
    ...node,
    choices: node.choices.map((choice) =>
      choice.target === ending ? { ...choice, target: other } : choice,
    ),
  }))
  // The player may still get there by an answer.
  return unreached(mutant).includes(`unreachable_ending ${ending}`)
    ? { story: mutant, expected: [`unreachable_ending ${ending}`] }
    : null
}

const wrongTarget: Plant = (story, draw) => {
  const place = drawOf(draw, choicesOf(story))
  const other = drawOf(draw, Object.keys(story.structure.nodes))
  if (!place || other === undefined || other === place.name) return null
  if (draw() < 0.5) {
    const misspelt = `${place.choice.target}_`
    return {
      story: redirect(story, place, misspelt),
      expected: [`missing_target ${place.name}`],
    }
  }
  return ifCutOff(redirect(story, place, other))
}

const swapStart: Plant = (story, draw) => {
  const start_node = drawOf(draw, Object.keys(story.structure.nodes)) ?? ''
  const mutant = { ...story, structure: { ...story.structure, start_node } }
  return ifCutOff(mutant)
}

const emptyText: Plant = (story, draw) => {
  const name = drawOf(draw, Object.keys(story.structure.nodes)) ?? ''
  const text = drawOf(draw, ['', '  \n ', '\u200b', '\u2060\t']) ?? ''
  return {
    story: withNodes(story, (node, at) => (at === name ? { ...node, text } : node)),
    expected: [`empty_text ${name}`],
  }
}

export const DEFECTS: Readonly<Record<string, Plant>> = {
  'dropped edge': dropEdge,
  'self-loop': loopOnItself,
  'duplicate choice': duplicateChoice,
  orphan: addOrphan,
  'cost above reachable XP': raiseCost,
  'missing end': removeEndings,
  'unreachable ending': cutOffEnding,
  'wrong target': wrongTarget,
  'swapped start': swapStart,
  'empty text': emptyText,
}

export function insertDefect(
  plant: Plant,
  stories: readonly ReviewedStory[],
  draw: Draw,
): Mutant & { of: ReviewedStory } {
  for (;;) {
    const of = drawOf(draw, stories)
    const mutant = of ? plant(of, draw) : null
    if (of && mutant) return { ...mutant, of }
  }
}
