import {
  DraftStructure,
  FullGameConfig,
  type Demo,
  type DemoRequest,
  type TestPlayAction,
  type TestPlayRequest,
} from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { harmIn } from '@kathasagar/api/rules'

import { audienceOf } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { declineWords } from '../safety/declineWords.ts'
import type { StoredStory } from './ports.ts'
import { testPlay, typedIn } from './testPlay.ts'

const LANGUAGE = 'en'
/** How many featured stories are looked at for one that a guest may taste. */
const LOOKED_AT = 10
/** Always the same, so that turns played again read as they did. */
const SEED = 1

/** The first of the featured stories that a guest can read and play. */
async function findOffered({ store }: Ports) {
  const { stories } = store.repositories
  const featured = await stories.listFeatured(audienceOf(null), LOOKED_AT)
  const card = featured.find(({ language, is_premium }) => language === LANGUAGE && !is_premium)
  const story = card && (await stories.findStory(card.id))
  if (!story || story.current_version_id === null) return null
  const structure = await stories.findStructure(story.current_version_id)
  return structure ? { story, structure } : null
}

/** Leaves out what may not be taken, and says why where it is the last action. */
async function declineLast(ports: Ports, story: StoredStory, actions: readonly TestPlayAction[]) {
  const isTaken = (action: TestPlayAction) => harmIn(typedIn(action), story.content_rating) === null
  const last = actions.at(-1)
  const words = last ? typedIn(last) : ''
  const declined = await declineWords(ports, { words, story, where: 'taste' })
  const rest = declined ? actions.slice(0, -1) : actions
  return { taken: rest.filter(isTaken), declined }
}

/** Plays what a guest has done so far, and tells what the last of it came to. */
export async function playDemo(ports: Ports, { actions }: DemoRequest): Promise<Demo | Refusal> {
  const offered = await findOffered(ports)
  if (!offered) return { code: 'story_not_found' }
  const { story, structure } = offered

  const request: TestPlayRequest = {
    story_structure: DraftStructure.parse(structure),
    initial_xp: story.initial_xp,
    game_config: FullGameConfig.parse(story.game_config),
    language: LANGUAGE,
    content_rating: story.content_rating,
    state: null,
    action: null,
  }
  const { taken, declined } = await declineLast(ports, story, actions)
  const steady = { ...ports, ids: { ...ports.ids, newSeed: () => SEED } }
  let told = await testPlay(steady, request)
  for (const action of taken) {
    if (isRefusal(told)) return told
    told = await testPlay(steady, { ...request, state: told.state, action })
  }
  if (isRefusal(told)) return told

  const { narrative, setup, choices, ending } = told
  const turns_left = ending ? 0 : LIMITS.demoTurns - taken.length
  return {
    story_id: story.id,
    title: story.title,
    narrative,
    setup,
    choices: turns_left > 0 ? choices : [],
    turns_left,
    ...(declined ? { declined } : {}),
  }
}
