import type { OfflinePlay, OfflinePlayAnswer } from '@kathasagar/api/contract'
import { keyOfRules, playRulesOf, type StoryGraph } from '@kathasagar/story'

import { graphAt } from '@kathasagar/engine/improvise/graphAt'
import { withoutRemoved } from '@kathasagar/engine/memory/removedFacts'
import { rulesOf } from '@kathasagar/engine/turn/playTurn'
import type { StoredUser } from '../auth/ports.ts'
import { modelsHere, toldTo } from '../../modules/models/index.ts'
import { canPlayMature, canPlayPremium } from '../policies.ts'
import type { Ports } from '../ports.ts'
import type { Refusal } from '../refusal.ts'
import { NO_KEY } from '../sessions/openTelling.ts'
import { presentEntry } from '../sessions/present/presentPlace.ts'
import { openStory } from '../sessions/state/openSession.ts'
import { toldOf } from '../sessions/turn/pastOf.ts'
import { findStructure } from '../../modules/catalogue/index.ts'
import type { TurnContext } from '../sessions/turn/playPorts.ts'

export interface OfflinePlayAsked {
  user: StoredUser
  sessionId: string
  /** Names the structure that the caller holds. */
  known: string | undefined
}

/** Storytellers that need nobody but this site, and cost nothing. */
const freeTellers = (ports: Ports) =>
  modelsHere(ports)
    .text.filter((model) => model.provider_model === undefined && model.credit_cost === 0)
    .map(({ model_key }) => model_key)

/** Where the session stands, and what was told on the way there. */
async function positionOf(ports: Ports, graph: StoryGraph, context: TurnContext) {
  const { base, removed, wallet, asked } = context
  const [path, xp_won] = await Promise.all([
    ports.paths.pathTo(base, removed),
    ports.store.repositories.turns.sumXpGained(base),
  ])
  return {
    session_id: base.session_id,
    entry: presentEntry(base),
    state: { ...withoutRemoved(graphAt(graph, base.state), base.state, removed) },
    asked: asked && { ...asked, choices: [...asked.choices] },
    recent: path.map(toldOf).filter(Boolean),
    xp_won,
    credits: wallet.credits,
  }
}

/** The rules of a story's game, whether its turns or its state hang on them. */
const rulesFrom = (config: TurnContext['story']['game_config']) => ({
  ...rulesOf(config),
  ...playRulesOf(config),
})

/** What it takes to go on in a session without the server; its player alone has it. */
export async function getOfflinePlay(
  given: Ports,
  { user, sessionId, known }: OfflinePlayAsked,
): Promise<OfflinePlayAnswer | Refusal> {
  const ports = await toldTo(given, user)
  const { db, play } = ports.store.repositories
  const context = await play.findTurnContext(sessionId, user.id, NO_KEY)
  if (context === undefined) return { code: 'session_not_found' }
  const { story, graph } = await openStory(ports, context.session)
  if (context.session.preview_code === null && !canPlayPremium(story, user))
    return { code: 'premium_required' }
  if (!canPlayMature(story, user)) return { code: 'adults_only' }
  const storytellers = freeTellers(ports)
  if (graph.program !== null || storytellers.length === 0) return { play: null }

  const { version_id } = context.session
  const story_key = `${version_id} ${keyOfRules(playRulesOf(story.game_config))}`
  const structure = known === story_key ? undefined : await findStructure(db, version_id)
  return {
    play: {
      ...(await positionOf(ports, graph, context)),
      story_key,
      // The engine's words for a structure are the contract's, but for what may not be changed.
      ...(structure && { structure: structure as OfflinePlay['structure'] }),
      rules: rulesFrom(story.game_config),
      language: story.language,
      content_rating: story.content_rating,
      role: story.story_prompt.trim(),
      storytellers,
      help_lines: [...ports.helpLines],
    },
  }
}
