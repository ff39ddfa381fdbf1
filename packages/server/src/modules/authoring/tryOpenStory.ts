import type { OpenStoryTrial } from '@kathasagar/api/contract'
import { graphAt } from '@kathasagar/engine/world/graphAt'
import { isAside } from '@kathasagar/engine/world/ruling'
import { beginTurn, endTurn, rulesOf } from '@kathasagar/engine/turn/playTurn'
import type { PastTurn } from '@kathasagar/engine/narration/narration'
import { openGraph } from '@kathasagar/story'

import { type Call, formRefusal, isRefusal, type Refusal } from '../../platform/call.ts'
import type { DraftingContext } from './context.ts'
import { refuseAuthor } from '../../platform/policies.ts'
import { meterUse, modelsHere } from '../models/index.ts'
import { askForPart, startBuiltInSession, canonOf, storytellerOf } from '../sessions/index.ts'

const PARTS = 3
const ALL_MS = 150_000
const RICH = { xp: Number.MAX_SAFE_INTEGER, credits: 0 }

async function tellParts(
  ctx: DraftingContext,
  model: string,
  body: Parameters<typeof tryOpenStory>[1]['body'],
): Promise<OpenStoryTrial['parts'] | Refusal> {
  const { language, game_config, initial_xp: xp } = body
  const whole = openGraph(body.story_structure)
  const begun = await startBuiltInSession(
    ctx,
    { graph: whole, language },
    { xp, seed: ctx.ids.newSeed() },
  )
  if (isRefusal(begun)) return begun
  const opening = begun.telling.narrative || body.story_description
  const canon = canonOf({ ...body, story_system_prompt: '' })
  const manner = storytellerOf(model)
  const signal = AbortSignal.timeout(ALL_MS)
  const past: PastTurn[] = [{ deed: null, told: opening, note: null }]
  const parts: OpenStoryTrial['parts'] = [{ text: opening, choices: [] }]
  let { state } = begun
  for (let number = 1; number <= PARTS; number += 1) {
    const [choice] = state.offers
    const action = { type: 'continue', selected_choice: choice?.text } as const
    const rules = { ...rulesOf(game_config), lore: ctx.lore }
    const turn = beginTurn({ graph: graphAt(whole, state), state, ...rules }, action, {
      wallet: RICH,
      modelCredits: 0,
    })
    if (isAside(turn) || 'code' in turn) return { code: 'not_playable' }
    const { graph, ruling } = turn
    const recent = past.map(({ told }) => told)
    const request = { graph, state, ruling, action, language, manner, recent, canon, past }
    const told = await askForPart(ctx, turn, request, { signal })
    if ('code' in told) return told
    ;({ state } = endTurn(told.begun, { choices: [] }))
    parts.push({ text: told.made.text, choices: state.offers.map(({ text }) => text) })
    past.push({ deed: action.selected_choice ?? null, told: told.made.text, note: null })
  }
  return parts
}

/**
 * Plays three turns of an unsaved open story with the cheapest connected model, free for the author.
 * Refuses harmful words.
 */
export const tryOpenStory: Call<'tryOpenStory', DraftingContext> = async (ctx, { user, body }) => {
  const refused = refuseAuthor(ctx.authors, user)
  if (refused) return refused
  const { story_structure: structure, ...story } = body
  if (!structure.open) return { code: 'not_playable' }
  const review = await ctx.storyReviewer.review({ ...story, structure }, ['findings'])
  if (isRefusal(review)) return review
  const harmful = review.findings?.find(({ code }) => code === 'harmful_words')
  if (harmful) return formRefusal(harmful.field ?? 'story_structure', 'wordsHarmful')
  const [model] = modelsHere(ctx)
    .text.filter(({ provider_model }) => provider_model !== undefined)
    .toSorted((a, b) => a.credit_cost - b.credit_cost)
  if (model === undefined) return { code: 'story_needs_model' }
  const of = { user_id: user.id, story_id: null }
  const { done, metered } = meterUse(ctx, of, () => tellParts(ctx, model.model_key, body))
  const parts = await done
  if (isRefusal(parts)) return parts
  const { input_tokens, output_tokens, cost_micros } = metered
  const credits = PARTS * model.credit_cost
  return { parts, told_by: model.display_name, input_tokens, output_tokens, cost_micros, credits }
}
