import {
  asksAt,
  choicesAt,
  enterScene,
  openGraph,
  startWorld,
  type StoryStructure,
  takeChoice,
  takeTyped,
} from '@kathasagar/story'
import { BACK, GO_ON, MORE, THE_END } from '../program/goOn.ts'
import type { Seen } from './replay.ts'

export interface ImportedPlay {
  /** What is told now, gone on past what only goes on, up to what the original offers. */
  now: (was: Seen) => { seen: Seen; node: string }
  choose: (place: number) => void
}

/** A play from its beginning: what is typed into its next field, and the seed that chance falls by. */
type OpenImported = (typeNext?: () => string, seed?: number) => ImportedPlay

/** More in a row go round. */
const MOST_TURNS = 50

/** Plays a structure by the rules of play. */
export function importedPlay(structure: StoryStructure): OpenImported {
  const graph = openGraph(structure)
  return (typeNext = () => '', seed = 0) => {
    let typed = {}
    let world = startWorld(graph.declared ?? {}, seed)
    let node = graph.start
    let turn = 1
    let offered: readonly { node: string; choice: number }[] = []
    const arrive = () => {
      const told = enterScene(graph, world, node, turn)
      world = told.world
      typed = typedAt(graph, world, node, typeNext)
      return told.text
    }
    const take = (at: { node: string; choice: number }) => {
      turn += 1
      world = takeTyped(graph, world, { node, typed, turn })
      world = takeChoice(graph, world, { ...at, turn })
      node = graph.node(at.node).choices[at.choice]?.target ?? node
    }
    return {
      now: (was) => {
        const { choices } = was
        if (!graph.has(node)) return { seen: { text: '', choices: [] }, node }
        let text = said(arrive(), was)
        offered = openChoices(graph, world, node)
        for (let turns = 0; turns < MOST_TURNS; turns += 1) {
          const [only, ...others] = offered
          const isGoingOn = only && others.length === 0 && wordsOf(graph, offered)[0] === GO_ON
          if (!isGoingOn || (choices.length === 1 && choices[0] === GO_ON)) break
          take(only)
          text += `\n${said(arrive(), was)}`
          offered = openChoices(graph, world, node)
        }
        return { seen: { text, choices: wordsOf(graph, offered) }, node }
      },
      choose: (place) => offered.slice(place, place + 1).forEach(take),
    }
  }
}

/** What is told of a scene: nothing where it only says of the original that it has come to its end. */
const said = (told: string, { text, choices }: Seen) =>
  told === THE_END && choices.length === 0 && !text.trim().endsWith(THE_END) ? '' : told

type Graph = ReturnType<typeof openGraph>
type World = Parameters<typeof choicesAt>[1]

const wordsOf = (graph: Graph, offered: readonly { node: string; choice: number }[]) =>
  offered.map((at) => graph.node(at.node).choices[at.choice]?.text ?? '')

/** What is typed into the fields of a scene, in their order. */
const typedAt = (graph: Graph, world: World, node: string, typeNext: () => string) =>
  Object.fromEntries(asksAt(graph, world, node).map(({ variable }) => [variable, typeNext()]))

/** The open choices of a scene, those of its further pages among them. */
function openChoices(
  graph: Graph,
  world: World,
  node: string,
  pages = 0,
): { node: string; choice: number }[] {
  const { choices } = graph.node(node)
  return choicesAt(graph, world, node).open.flatMap((choice) => {
    const { text = '', target = '' } = choices[choice] ?? {}
    const isPage = text === MORE && pages < MOST_TURNS
    if (text === BACK && pages > 0) return []
    return isPage ? openChoices(graph, world, target, pages + 1) : [{ node, choice }]
  })
}
