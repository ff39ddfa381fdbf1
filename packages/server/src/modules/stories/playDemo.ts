import { type Demo, type DemoRequest, LIMITS } from '@kathasagar/api/contract'
import type { StoryGraph } from '@kathasagar/story'
import { sceneParts, applyTypedValues } from '@kathasagar/engine/world/sceneParts'
import { type Aside, isAside } from '@kathasagar/engine/world/ruling'
import { rulesOf } from '@kathasagar/engine/turn/playTurn'

import { type Call, isRefusal, type Refusal } from '../../platform/call.ts'
import {
  type PlayContext,
  startBuiltInSession,
  parseAction,
  playBuiltIn,
  presentAside,
  typedValuesOf,
  withQuestion,
  wordsOf,
} from '../sessions/index.ts'
import { yieldToEventLoop } from '../../platform/yieldToEventLoop.ts'
import { declineWords, classifyHarm } from '../safety/index.ts'
import { presentPlate } from '../pictures/index.ts'
import { findStory, type StoredStory } from '../catalogue/index.ts'
import { featuredFor } from './listFeatured.ts'

const LANGUAGE = 'en'
const MAX_CANDIDATES = 10
const TOO_BUSY: Refusal = { code: 'too_busy', retry_after: 1 }
/** Seed. It is constant, so that replays give the same text. */
const SEED = 1

export interface DemoContext extends PlayContext {
  tastes: {
    /** Runs `play`. Returns null if the queue is full. */
    run: <T>(play: () => Promise<T>) => Promise<T | null>
  }
}

async function findOffered({ db, graphs }: DemoContext) {
  const featured = await featuredFor(
    db,
    { seesMature: false, hidesOpen: true },
    { limit: MAX_CANDIDATES, reads: LANGUAGE },
  )
  const card = featured.find(({ language, is_premium }) => language === LANGUAGE && !is_premium)
  const story = card && (await findStory(db, card.id))
  if (!story || story.current_version_id === null) return null
  const version_id = story.current_version_id
  return { story, version_id, graph: await graphs(version_id, story.game_config) }
}

/** Returns the harmless actions. If the last action is declined, also returns the reason. */
async function declineLast(
  ctx: DemoContext,
  { story, graph }: { story: StoredStory; graph: StoryGraph },
  actions: DemoRequest['actions'],
) {
  const last = actions.at(-1)
  const words = last ? wordsOf(last) : ''
  const declined = await declineWords(ctx, { words, story, graph, where: 'taste' })
  const rest = declined ? actions.slice(0, -1) : actions
  const isHarmless = (words: string) =>
    classifyHarm(ctx.scoreHarm, words, { content_rating: story.content_rating, graph }) === null
  const taken: DemoRequest['actions'] = []
  for (const action of rest) {
    await yieldToEventLoop()
    if (isHarmless(wordsOf(action))) taken.push(action)
  }
  return { taken, declined }
}

/** Replays a visitor's actions. Uses a queue, so that other callers wait for at most one demo. */
export const playDemo: Call<'playDemo', DemoContext> = async (ctx, { body }) =>
  (await ctx.tastes.run(() => runDemo(ctx, body))) ?? TOO_BUSY

export async function runDemo(ctx: DemoContext, { actions }: DemoRequest): Promise<Demo | Refusal> {
  const offered = await findOffered(ctx)
  if (!offered) return { code: 'story_not_found' }
  const { story, graph: whole, version_id } = offered
  const { taken, declined } = await declineLast(ctx, { story, graph: whole }, actions)
  const play = { graph: whole, language: LANGUAGE, ...rulesOf(story.game_config) } as const
  const begun = await startBuiltInSession(ctx, play, { xp: story.initial_xp, seed: SEED })
  if (isRefusal(begun)) return begun
  let played: DemoState = begun
  let turns = 0
  let aside: Aside | null = null
  for (const action of taken) {
    await yieldToEventLoop()
    if (turns === LIMITS.demoTurns) return { code: 'choice_not_offered' }
    const from = applyTypedValues(played.graph, played.state, typedValuesOf(action))
    const turn = await playBuiltIn(ctx, play, from, parseAction(action))
    if ('code' in turn) return turn
    aside = isAside(turn) ? turn : null
    if (isAside(turn)) {
      played = { ...played, state: withQuestion(played.state, turn) }
      continue
    }
    played = turn
    turns += 1
  }

  const told = presentTaste(story, { ...played, version_id }, turns)
  return { ...told, ...(declined ? { declined } : aside && presentAside(aside, story)) }
}

type Begun = Exclude<Awaited<ReturnType<typeof startBuiltInSession>>, Refusal>
type DemoState = Pick<Begun, 'graph' | 'state' | 'ending' | 'telling'>

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
    ...(turns_left > 0 && sceneParts(graph, state)),
    ...presentPlate(graph, state.node, version_id),
    turns_left,
  }
}
