import { ERRORS, type Model, type OpeningPictures } from '@kathasagar/api/contract'

import type { StoryCanon } from '@kathasagar/engine/prompt/canon'
import { targetOf } from '@kathasagar/engine/ruling/ruling'
import type { TellRequest } from '@kathasagar/engine/storyteller/telling'
import { endTurn } from '@kathasagar/engine/turn/playTurn'
import { openingPlates } from '../../../modules/pictures/index.ts'
import { modelsHere } from '../../../modules/models/index.ts'
import type { Ports } from '../../ports.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import type { Claim } from './claimAction.ts'
import type { Delivery } from './finishAction.ts'
import { blamed, type ToldFault } from './modelFault.ts'
import type { PathTurn } from '../ports.ts'
import { pastTurns, toldOf } from './pastOf.ts'
import type { StoryInPlay } from './playPorts.ts'
import { NOTHING_TOLD } from '../present/presentAction.ts'
import { improvisedIn, improviseTurn, isRefusedWords } from './deliverImprovised.ts'
import { builtInOnly, fallbackChain, tellerOf } from './fallbackChain.ts'
import { isOverFaultQuota, watchFaults } from './faultQuota.ts'
import { tellTurn, type Listener, type ToldTurn as Told } from './tellTurn.ts'

/** What was told lately, an answer each, so that none of it is told again. */
const recentOf = (path: readonly PathTurn[]) => path.map(toldOf).filter(Boolean)

const costOf = (key: string | null, models: readonly Model[]) =>
  models.find(({ model_key }) => model_key === key)?.credit_cost ?? 0

/** What a storyteller is told of a story as a whole. */
export const canonOf = (story: StoryInPlay): StoryCanon => ({
  title: story.title,
  description: story.story_description,
  prompt: story.story_prompt,
  guidance: story.story_system_prompt,
  rating: story.content_rating,
})

/** Why another told than was asked; who was told by a paid substitute has been charged for it. */
function fallbackOf({ fault, model_used }: Told, charged: number, models: readonly Model[]) {
  if (fault === null) return null
  const { code, retryAfter } = fault
  const model = models.find(({ model_key }) => model_key === model_used)
  const told_by = charged === 0 ? null : (model?.display_name ?? null)
  return { code, told_by, ...(retryAfter === undefined ? {} : { retry_after: retryAfter }) }
}

/** The same in an English sentence. */
function warningOf({ fault }: Told, told_by: string | null) {
  if (fault === null) return null
  const sentence = faultSentence(fault)
  if (told_by === null) return sentence
  return `${sentence.slice(0, sentence.indexOf('.') + 1)} ${told_by} told this turn instead.`
}

const faultSentence = ({ code, retryAfter }: ToldFault): string =>
  code === 'storyteller_busy' && retryAfter !== undefined
    ? `The storyteller is busy. Please try again in ${retryAfter} seconds.`
    : ERRORS[code].detail

/** Said to a player for whom no provider is asked any more today. */
const STEPS_ASIDE: ToldFault = { code: 'storyteller_unreachable', isOutage: false }

/** What a storyteller is asked for a claimed turn. */
export const requestOf = (
  { turn, model, story }: Claim,
  path: readonly PathTurn[],
): TellRequest => ({
  graph: turn.graph,
  state: turn.state,
  ruling: turn.ruling,
  action: turn.action,
  language: story.language,
  manner: tellerOf(model.model_key),
  recent: recentOf(path),
  canon: canonOf(story),
  past: pastTurns(path),
})

/** What is shown of the scene that a turn enters. */
function picturesOf({ turn: { graph, ruling, stood }, session }: Claim) {
  const node = targetOf(ruling) ?? stood.node
  return openingPlates([graph, node, stood], session.version_id)
}

/** Hears a telling whose first words bring what is shown of their scene. */
function withPictures({ onText, signal }: Listener, claim: Claim): Listener {
  let pictures: OpeningPictures | undefined = picturesOf(claim)
  const tell = (text: string) => {
    onText(text, pictures)
    pictures = undefined
  }
  return { onText: tell, signal }
}

/** Has a claimed turn told and works out what comes of it. */
export async function deliverTelling(
  ports: Ports,
  claim: Claim,
  path: readonly PathTurn[],
  listener: Listener,
): Promise<Delivery | Refusal> {
  const request = requestOf(claim, path)
  const shown = withPictures(listener, claim)
  const deliver = (told: Told | Refusal, fault?: ToldFault) =>
    isRefusal(told) ? told : deliveryOf(ports, claim, { ...told, fault: fault ?? told.fault })
  if (await isOverFaultQuota(ports, claim)) {
    return deliver(await tellTurn(ports, request, builtInOnly, shown), STEPS_ASIDE)
  }
  const { reportFault, keep } = watchFaults(ports, claim)
  const watched = { ...ports, reportFault }
  const made = await improviseTurn(watched, claim, request, listener)
  if (made) {
    await keep()
    if ('turn' in made) return deliveryOf(ports, { ...claim, turn: made.turn }, made.told)
    if (isRefusedWords(made, claim)) return { code: made.code }
    return deliver(await tellTurn(watched, request, builtInOnly, shown), made)
  }
  const chain = (lastFault: () => ToldFault | null) =>
    fallbackChain(ports, request.manner, lastFault)
  const told = await tellTurn(watched, request, chain, shown)
  await keep()
  return deliver(told)
}

/** What was told of a turn, in which words, by whom and for how much. */
export function chargeOf(ports: Ports, claim: Claim, answered: Told) {
  const fault = blamed(answered.fault, ports.modelStates, claim.model.model_key)
  const told = { ...answered, fault }
  const { text } = modelsHere(ports)
  const { price } = claim.turn
  const credits = told.isFallback ? 0 : Math.min(price.credits, costOf(told.model_used, text))
  const fallback = fallbackOf(told, credits, text)
  return {
    credits,
    model_used: told.model_used,
    prompt: told.telling.manifest ?? null,
    fallback_warning: warningOf(told, fallback?.told_by ?? null),
    fallback,
  }
}

/** What comes of a turn that was told. */
export function deliveryOf(ports: Ports, claim: Claim, told: Told): Delivery {
  const { credits, ...by } = chargeOf(ports, claim, told)
  const { price } = claim.turn
  const { telling } = told
  const { choices, isUnanswered } = telling
  const spent = { xp: price.xp, credits }
  const turn = endTurn(claim.turn, { choices, spent, ...(isUnanswered && { isUnanswered }) })
  return {
    answer: {
      ...NOTHING_TOLD,
      ...picturesOf(claim),
      narrative: telling.narrative || null,
      setup: telling.setup,
      // What can be picked is what the state offers, whatever the storyteller wrote.
      choices: turn.state.offers.map((offer) => offer.text),
      ...improvisedIn(turn),
    },
    turn,
    picture: null,
    ...by,
  }
}
