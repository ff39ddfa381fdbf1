import type { Demo, DemoRequest } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import type { StoryGraph } from '@kathasagar/story'

import { shownAt, withTyped } from '@kathasagar/engine/state/shownAt'
import { isAside, type Aside } from '@kathasagar/engine/turn/aside'
import { rulesOf } from '@kathasagar/engine/turn/playTurn'
import { audienceOf } from '../policies.ts'
import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { servingOthers } from '../servingOthers.ts'
import { declineWords } from '../safety/declineWords.ts'
import { hearHarm } from '../safety/hearHarm.ts'
import { beginBuiltIn, playBuiltIn, withAsked } from '../sessions/turn/builtInPlay.ts'
import { presentPlate } from '../../modules/pictures/index.ts'
import { presentAside } from '../sessions/present/presentAside.ts'
import { parseAction, typedOf, wordsOf } from '../sessions/turn/parseAction.ts'
import type { StoredStory } from './ports.ts'

const LANGUAGE = 'en'
/** How many featured stories are looked at for one that a guest may taste. */
const LOOKED_AT = 10
const TOO_BUSY: Refusal = { code: 'too_busy', retry_after: 1 }
/** Always the same, so that turns played again read as they did. */
const SEED = 1

/** The first of the featured stories that a guest can read and play. */
async function findOffered({ store, graphs }: Ports) {
  const { stories } = store.repositories
  const featured = await stories.listFeatured(audienceOf(null), {
    limit: LOOKED_AT,
    reads: LANGUAGE,
  })
  const card = featured.find(({ language, is_premium }) => language === LANGUAGE && !is_premium)
  const story = card && (await stories.findStory(card.id))
  if (!story || story.current_version_id === null) return null
  const version_id = story.current_version_id
  return { story, version_id, graph: await graphs(version_id, story.game_config) }
}

/** Leaves out what may not be taken, and says why where it is the last action. */
async function declineLast(
  ports: Ports,
  { story, graph }: { story: StoredStory; graph: StoryGraph },
  actions: DemoRequest['actions'],
) {
  const last = actions.at(-1)
  const words = last ? wordsOf(last) : ''
  const declined = await declineWords(ports, { words, story, graph, where: 'taste' })
  const rest = declined ? actions.slice(0, -1) : actions
  const isHarmless = (words: string) =>
    hearHarm(ports.weighHarm, words, { content_rating: story.content_rating, graph }) === null
  const taken: DemoRequest['actions'] = []
  for (const action of rest) {
    await servingOthers()
    if (isHarmless(wordsOf(action))) taken.push(action)
  }
  return { taken, declined }
}

/**
 * Plays what a guest has done so far, and tells what the last of it came to. Many at once wait for
 * each other, so that whoever reads beside them does not wait for all.
 */
export async function playDemo(ports: Ports, request: DemoRequest): Promise<Demo | Refusal> {
  return (await ports.tastes.run(() => playTaste(ports, request))) ?? TOO_BUSY
}

async function playTaste(ports: Ports, { actions }: DemoRequest): Promise<Demo | Refusal> {
  const offered = await findOffered(ports)
  if (!offered) return { code: 'story_not_found' }
  const { story, graph: whole, version_id } = offered
  const { taken, declined } = await declineLast(ports, { story, graph: whole }, actions)
  const play = { graph: whole, language: LANGUAGE, ...rulesOf(story.game_config) } as const
  const begun = await beginBuiltIn(ports, play, { xp: story.initial_xp, seed: SEED })
  if (isRefusal(begun)) return begun
  let played: DemoState = begun
  let turns = 0
  let aside: Aside | null = null
  for (const action of taken) {
    await servingOthers()
    if (turns === LIMITS.demoTurns) return { code: 'choice_not_offered' }
    const from = withTyped(played.graph, played.state, typedOf(action))
    const turn = await playBuiltIn(ports, play, from, parseAction(action))
    if ('code' in turn) return turn
    aside = isAside(turn) ? turn : null
    if (isAside(turn)) {
      played = { ...played, state: withAsked(played.state, turn) }
      continue
    }
    played = turn
    turns += 1
  }

  const told = presentTaste(story, { ...played, version_id }, turns)
  return { ...told, ...(declined ? { declined } : aside && presentAside(aside, story)) }
}

type Begun = Exclude<Awaited<ReturnType<typeof beginBuiltIn>>, Refusal>
type DemoState = Pick<Begun, 'graph' | 'state' | 'ending' | 'telling'>

/** A taste as it stands after so many turns. */
function presentTaste(
  { id, title }: StoredStory,
  { telling, state, ending, graph, version_id }: DemoState & { version_id: string },
  turns: number,
) {
  const turns_left = ending ? 0 : LIMITS.demoTurns - turns
  return {
    story_id: id,
    title,
    narrative: telling.narrative,
    setup: telling.setup,
    choices: turns_left > 0 ? state.offers.map(({ text }) => text) : [],
    ...(turns_left > 0 && shownAt(graph, state)),
    ...presentPlate(graph, state.node, version_id),
    turns_left,
  }
}
