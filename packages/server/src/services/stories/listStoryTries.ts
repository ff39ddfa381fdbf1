import { DAY_MS, type FreeInput, type FreeInputs } from '@kathasagar/api/contract'
import { LIMITS, type FreeInputsShown } from '@kathasagar/api/contract/vocabulary'
import { own } from '@kathasagar/story'

import type { StoredUser } from '../auth/ports.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { hearHarmInTurn } from '../safety/hearHarm.ts'
import { looksPersonal } from '../sessions/turn/freeInputOf.ts'
import { asEdited, findOwnStory, structureOf } from './editing/ownStory.ts'

interface Asking {
  storyId: string
  user: StoredUser
  query: { page: number; show: FreeInputsShown }
}

/** Returns a page of the free text that players typed, without what the guard declines. */
export async function listStoryTries(
  { store: { repositories }, clock, weighHarm }: Ports,
  { storyId, user, query: { page, show } }: Asking,
): Promise<FreeInputs | Refusal> {
  const found = await findOwnStory(repositories, { storyId, user })
  if (isRefusal(found)) return found
  const story = asEdited(found, user)
  const since = new Date(clock.now().getTime() - LIMITS.freeInputDays * DAY_MS)
  const limit = LIMITS.freeInputsPerPage
  const playersMin = LIMITS.triedPlayersMin
  const offset = (page - 1) * limit
  const read = { since, playersMin, show, offset, limit }
  const { inputs, total } = await repositories.insight.listFreeInputs(story, read)
  const nodes = (await structureOf(repositories, story))?.nodes ?? {}

  const items: FreeInput[] = []
  for (const input of inputs) {
    // The rules may have changed since the text was stored.
    if (looksPersonal(input.words)) continue
    const { content_rating } = story
    if ((await hearHarmInTurn(weighHarm, input.words, { content_rating })) !== null) continue
    items.push({ ...input, title: own(nodes, input.node)?.title?.trim() || input.node })
  }
  return {
    items,
    page,
    total_pages: Math.max(1, Math.ceil(total / limit)),
    since: since.toISOString(),
    players_min: playersMin,
  }
}
