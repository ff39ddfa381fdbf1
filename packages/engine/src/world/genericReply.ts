import type { ReplyKind } from '@kathasagar/story/vocabulary'
import { own, tellVaried, type StoryGraph, type ToldText, type World } from '@kathasagar/story'

interface Asked {
  graph: StoryGraph
  world: World
  person: string
  said: readonly ReplyKind[]
  turn: number
}

interface Saying {
  key: string
  line: string
  /** Kind of words that the line answers; null for a default line. */
  kind: ReplyKind | null
}

/** Returns a line for the kind of words, else a default line. Unused lines come first. */
export function chooseLine({ graph, world, person, said, turn }: Asked): Saying | null {
  const { replies = {}, otherwise = [] } = own(graph.cast, person) ?? {}
  const rows = [
    ...said.map((kind) =>
      (own(replies, kind) ?? []).map((line, i): Saying => ({
        key: `reply:${person}:${kind}:${i}`,
        line,
        kind,
      })),
    ),
    otherwise.map((line, i): Saying => ({ key: `otherwise:${person}:${i}`, line, kind: null })),
  ]
  const givenAt = ({ key }: Saying) => own(world.given, key)
  const fresh = rows
    .map((row) => row.filter((one) => givenAt(one) === undefined))
    .find((row) => row.length > 0)
  if (fresh) return fresh[turn % fresh.length] ?? null
  const [first] = rows.flat().toSorted((a, b) => (givenAt(a) ?? 0) - (givenAt(b) ?? 0))
  return first ?? null
}

export function genericReply(asked: Asked): ToldText {
  const { graph, world, turn } = asked
  const saying = chooseLine(asked)
  if (saying === null) return { text: '', world }
  const given = { ...world.given, [saying.key]: turn }
  return tellVaried(graph, { ...world, given }, saying.key, saying.line)
}
