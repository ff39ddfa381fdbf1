import { createHash } from 'node:crypto'

import type { FreeInputs, FreeInputGroup } from '@kathasagar/api/contract'
import { LIMITS, type FreeInputsShown } from '@kathasagar/api/contract/vocabulary'
import { STORY_LIMITS, type ContentRating } from '@kathasagar/story/vocabulary'
import { own, type StoryStructure } from '@kathasagar/story'

import { hearHarmInTurn, type WeighHarm } from '../../safety/hearHarm.ts'
import { servingOthers } from '../../servingOthers.ts'
import { looksPersonal } from '../../sessions/turn/freeInputOf.ts'
import type { GroupedInputs } from './groupFreeInputs.ts'

/** Of more ways to say it none is read. */
const WORDINGS_READ = 60

export interface JudgedGroup extends GroupedInputs {
  /** The story has an answer for these words. */
  isAnswered: boolean
}

interface Telling {
  weighHarm: WeighHarm
  structure: StoryStructure
  content_rating: ContentRating
  since: Date
  query: { page: number; show: FreeInputsShown; node?: string | undefined }
  /** What fewer players tried is not among the groups. */
  fewest: number
}

/** Its own words name a group, so that the same is the same after the next play. */
const idOf = (node: string, words: string) =>
  createHash('sha256').update(`${node}\n${words}`).digest('hex').slice(0, 16)

const titleIn = ({ nodes }: StoryStructure, node: string) => own(nodes, node)?.title?.trim() || node

type Wordings = JudgedGroup['wordings']

/** Of ways to say something those that an author may read: nobody is known by them, and the guard takes them. */
async function* tellableOf(wordings: Wordings, { weighHarm, content_rating }: Telling) {
  for (const [at, wording] of wordings.entries()) {
    if (looksPersonal(wording.words)) continue
    await servingOthers()
    const harm = await hearHarmInTurn(weighHarm, wording.words, { content_rating })
    if (harm === null) yield { at, wording }
  }
}

/** Groups from their first wording that may be told: it names the group. */
async function* tellableGroups(groups: readonly JudgedGroup[], telling: Telling) {
  for (const group of groups) {
    const { value: first } = await tellableOf(group.wordings, telling).next()
    if (first) yield { ...group, wordings: group.wordings.slice(first.at) }
  }
}

/** A group with the wordings that may be told, which are read for a page alone. */
async function presentWhole(group: JudgedGroup, telling: Telling) {
  const wordings: Wordings[number][] = []
  const read = group.wordings.slice(0, WORDINGS_READ)
  for await (const { wording } of tellableOf(read, telling)) wordings.push(wording)
  return presentGroup(telling.structure, { ...group, wordings })
}

/** A page of groups, as an author reads it: words that the guard would decline are left out. */
export async function presentFreeInputs(
  groups: readonly JudgedGroup[],
  telling: Telling,
): Promise<FreeInputs> {
  const { structure, since, query, fewest } = telling
  const tellable: JudgedGroup[] = []
  for await (const group of tellableGroups(groups, telling)) tellable.push(group)
  const here = tellable.filter(({ node }) => query.node === undefined || node === query.node)
  const answered = here.filter(({ isAnswered }) => isAnswered)
  const unanswered = here.filter(({ isAnswered }) => !isAnswered)
  const shown = { all: here, answered, unanswered }[query.show]
  const from = (query.page - 1) * LIMITS.freeInputsPerPage

  const page = shown.slice(from, from + LIMITS.freeInputsPerPage)
  const presented: FreeInputGroup[] = []
  for (const group of page) presented.push(await presentWhole(group, telling))

  return {
    groups: presented,
    page: query.page,
    total_pages: Math.max(1, Math.ceil(shown.length / LIMITS.freeInputsPerPage)),
    counts: { all: here.length, answered: answered.length, unanswered: unanswered.length },
    scenes: scenesOf(tellable).map((scene) => ({
      ...scene,
      title: titleIn(structure, scene.node),
    })),
    since: since.toISOString(),
    players_min: fewest,
  }
}

function scenesOf(groups: readonly JudgedGroup[]) {
  const times = new Map<string, number>()
  for (const { node } of groups) times.set(node, (times.get(node) ?? 0) + 1)
  return [...times]
    .map(([node, count]) => ({ node, groups: count }))
    .toSorted((a, b) => b.groups - a.groups)
}

function presentGroup(structure: StoryStructure, group: JudgedGroup): FreeInputGroup {
  const { node, wordings, players, isAnswered } = group
  const [first, ...others] = wordings.map(({ words }) => words)
  const told = others.slice(0, STORY_LIMITS.phrases - 1)
  return {
    id: idOf(node, first ?? ''),
    words: first ?? '',
    wordings: told,
    more: others.length - told.length,
    node,
    title: titleIn(structure, node),
    is_there: own(structure.nodes, node) !== undefined,
    players: players.size,
    is_answered: isAnswered,
  }
}
