import type { OfflinePlay } from '@kathasagar/api/contract'
import { graphAt } from '@kathasagar/engine/world/graphAt'
import { withoutRemoved } from '@kathasagar/engine/memory/removedFacts'
import { rulesOf } from '@kathasagar/engine/turn/playTurn'
import { keyOfRules, playRulesOf } from '@kathasagar/story'

import type { Call } from '../../platform/call.ts'
import { modelsHere, withModelsOfUser } from '../models/index.ts'
import { canPlayMature, canPlayPremium } from '../../platform/policies.ts'
import { findStructure } from '../catalogue/index.ts'
import { openStory, NO_KEY } from './openSession.ts'
import { findTurnContext } from './play.queries.ts'
import { presentEntry } from './present/presentPlace.ts'
import { narrationTextOf } from './turn/load/pathCache.ts'
import { sumXpGained } from './sessions.queries.ts'
import type { PlayContext } from './context.ts'

export const getOfflinePlay: Call<'getOfflinePlay', PlayContext> = async (given, input) => {
  const { params, user, query } = input
  const ctx = await withModelsOfUser(given, user)
  const context = await findTurnContext(ctx.db, params.session_id, user.id, NO_KEY)
  if (context === undefined) return { code: 'session_not_found' }
  const { session, base, removed, wallet, asked } = context
  const { story, graph } = await openStory(ctx, session)
  if (session.preview_code === null && !canPlayPremium(story, user)) {
    return { code: 'premium_required' }
  }
  if (!canPlayMature(story, user)) return { code: 'adults_only' }
  const free = modelsHere(ctx).text.filter(
    (model) => model.provider_model === undefined && model.credit_cost === 0,
  )
  if (graph.program !== null || graph.open || free.length === 0) return { play: null }

  const { version_id } = session
  const { game_config } = story
  const story_key = `${version_id} ${keyOfRules(playRulesOf(game_config))}`
  const isKnown = query.known === story_key
  const structure = isKnown ? undefined : await findStructure(ctx.db, version_id)
  const [path, xp_won] = await Promise.all([
    ctx.paths.pathTo(base, removed),
    sumXpGained(ctx.db, base),
  ])
  return {
    play: {
      session_id: base.session_id,
      entry: presentEntry(base),
      state: { ...withoutRemoved(graphAt(graph, base.state), base.state, removed) },
      asked: asked && { ...asked, choices: [...asked.choices] },
      recent: path.map(narrationTextOf).filter(Boolean),
      xp_won,
      credits: wallet.credits,
      story_key,
      // The types differ only in `readonly`.
      ...(structure && { structure: structure as OfflinePlay['structure'] }),
      rules: { ...rulesOf(game_config), ...playRulesOf(game_config) },
      language: story.language,
      content_rating: story.content_rating,
      role: story.story_prompt.trim(),
      storytellers: free.map(({ model_key }) => model_key),
      help_lines: [...ctx.helpLines],
    },
  }
}
