import type { ModelTry } from '@kathasagar/api/contract'
import { TEXT_MODEL_KEYS } from '@kathasagar/story/vocabulary'

import type { TellRequest } from '@kathasagar/engine/storyteller/telling'
import { isAside } from '@kathasagar/engine/turn/aside'
import { beginTurn, rulesOf } from '@kathasagar/engine/turn/playTurn'
import type { Ports } from '../../ports.ts'
import { formRefusal, isRefusal, type Refusal } from '../../refusal.ts'
import { declineWords } from '../../safety/declineWords.ts'
import { beginBuiltIn } from '../../sessions/turn/builtInPlay.ts'
import { canonOf } from '../../sessions/turn/deliverTelling.ts'
import { goOnInInk } from '../../sessions/turn/goOnInInk.ts'
import { findStory } from '../../../modules/catalogue/index.ts'
import type { StoredStory } from '../../../modules/catalogue/index.ts'

/** Nobody pays for a try, so nobody can be short of anything. */
const RICH = { xp: Number.MAX_SAFE_INTEGER, credits: 0 }

type Begun = Exclude<Awaited<ReturnType<typeof beginBuiltIn>>, Refusal>

/** Begins a story in one of its scenes, its first unless another is named. */
async function beginIn(
  ports: Ports,
  { story, scene }: { story: StoredStory; scene: string | undefined },
): Promise<Begun | Refusal> {
  const { current_version_id, game_config, language, initial_xp } = story
  if (current_version_id === null) return { code: 'story_not_found' }
  const whole = await ports.graphs(current_version_id, game_config)
  if (scene !== undefined && !whole.has(scene)) return { code: 'not_found' }
  const graph = scene === undefined ? whole : { ...whole, start: scene }
  const beginning = { xp: initial_xp, seed: ports.ids.newSeed() }
  return beginBuiltIn(ports, { graph, language }, beginning)
}

/** What words come to, said in the scene that was begun. */
async function hearWords(
  ports: Ports,
  {
    story,
    begun,
    words,
    model,
  }: { story: StoredStory; begun: Begun; words: string; model: string },
) {
  const { graph, state } = begun
  const declined = await declineWords(ports, { words, story, graph, where: 'test_play', model })
  if (declined) return { code: 'told_refused' } satisfies Refusal
  const rules = { ...rulesOf(story.game_config), lore: ports.lore, hasJudge: true }
  const action = { type: 'custom_action', text: words } as const
  const turn = beginTurn({ graph, state, ...rules }, action, { wallet: RICH, modelCredits: 0 })
  if (isAside(turn) || 'code' in turn) return { code: 'told_refused' } satisfies Refusal
  const entered = await goOnInInk(ports, turn)
  return isAside(entered) ? ({ code: 'told_refused' } satisfies Refusal) : entered
}

/** What a storyteller is asked for a try, just as in play. */
export async function beginTry(
  ports: Ports,
  { model_key, story_id, scene, words = '' }: ModelTry,
): Promise<TellRequest | Refusal> {
  const manner = TEXT_MODEL_KEYS.find((key) => key === model_key)
  if (!manner) return formRefusal('model_key', 'modelTellsNothing')
  const story = await findStory(ports.store.repositories.db, story_id)
  if (!story) return { code: 'story_not_found' }
  const begun = await beginIn(ports, { story, scene })
  if (isRefusal(begun)) return begun
  const shared = { language: story.language, manner, canon: canonOf(story) }
  const { graph, state, telling } = begun
  if (words.trim() === '') {
    const ruling = { kind: 'start' } as const
    return { ...shared, graph, state, ruling, action: null, recent: [], past: [] }
  }
  const turn = await hearWords(ports, { story, begun, words, model: model_key })
  if (isRefusal(turn)) return turn
  const told = telling.narrative
  const past = [{ deed: null, told, note: null }]
  const { action, ruling } = turn
  return { ...shared, graph: turn.graph, state: turn.state, ruling, action, recent: [told], past }
}
