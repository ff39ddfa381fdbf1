import { DAY_MS, type FreeInputs } from '@kathasagar/api/contract'
import {
  LIMITS,
  type FreeInputsBy,
  type FreeInputsShown,
} from '@kathasagar/api/contract/vocabulary'
import type { StoryStructure } from '@kathasagar/story'
import { createBoundedCache } from '@kathasagar/story/boundedCache'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { servingOthers } from '../servingOthers.ts'
import { asEdited, findOwnStory, structureOf } from './editing/ownStory.ts'
import { groupFreeInputs, type GroupedInputs } from './freeInputs/groupFreeInputs.ts'
import { judgeIn } from './freeInputs/judgeIn.ts'
import { presentFreeInputs, type JudgedGroup } from './freeInputs/presentFreeInputs.ts'

/** The latest of so many are put together, and so many groups are told. */
const FREE_INPUTS_READ = 3000
const GROUPS_TOLD = 200
/** Test readers are told that the author reads what they type: what one of them typed is told. */
const FEWEST = { readers: LIMITS.triedPlayersMin, testers: 1 } as const

/** A version never changes, so what it answers is asked once. */
const heard = createBoundedCache<string, boolean>({ max: 5000 })

const NOTHING: StoryStructure = { start_node: '', nodes: {} }

interface Asking {
  storyId: string
  user: StoredUser
  query: { page: number; show: FreeInputsShown; by: FreeInputsBy; node?: string | undefined }
}

/**
 * What players tried in words of their own, by scene and meaning. A group that some answer was
 * wanting in is asked of the judge again: its author may have written one since.
 */
export async function listStoryTries(
  { store, clock, lore, weighHarm }: Ports,
  { storyId, user, query }: Asking,
): Promise<FreeInputs | Refusal> {
  const { repositories } = store
  const fewest = FEWEST[query.by]
  const found = await findOwnStory(repositories, { storyId, user })
  if (isRefusal(found)) return found
  const story = asEdited(found, user)
  const since = new Date(clock.now().getTime() - LIMITS.freeInputDays * DAY_MS)
  const read = { since, limit: FREE_INPUTS_READ, by: query.by }
  const tries = await repositories.insight.listFreeInputs(story, read)
  const structure = (await structureOf(repositories, story)) ?? NOTHING

  const groups = groupFreeInputs(tries, structure)
    .filter(({ players }) => fewest <= players.size)
    .slice(0, GROUPS_TOLD)
  const answers = judgeIn(structure, lore)
  const isHeard = async ({ node, wordings: [first] }: GroupedInputs) => {
    const words = first?.words ?? ''
    const key = `${story.current_version_id} ${node}\n${words}`
    const known = heard.get(key)
    if (known !== undefined) return known
    await servingOthers()
    const came = answers(node, words) !== null
    heard.set(key, came)
    return came
  }
  const judged: JudgedGroup[] = []
  for (const group of groups) {
    judged.push({ ...group, isAnswered: group.unanswered.size === 0 || (await isHeard(group)) })
  }
  const { content_rating } = story
  const telling = { weighHarm, structure, content_rating, since, query, fewest }
  return await presentFreeInputs(judged, telling)
}
