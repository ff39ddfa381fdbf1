import { isDatabaseAway } from '../../isDatabaseAway.ts'
import type { Ports } from '../../ports.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import type { Metered } from '../../telemetry.ts'
import type { Claim } from './claimAction.ts'
import { condenseTurns, dueSummary, type ToldByModel } from './condenseTurns.ts'
import { failAction, INTERRUPTED } from './failAction.ts'
import { meterUse } from '../../../modules/models/index.ts'
import { addUse } from '../../../domain/useSums.ts'
import { placeAt } from '../state/openSession.ts'
import type { OwnAction } from '../actionPorts.ts'
import { presentAction } from '../present/presentAction.ts'
import { recordTurn } from './recordTurn.ts'
import type { Tell } from './eventFeed.ts'
import type { ActionOutcome } from './runningTurns.ts'
import { tellAndFinish } from './tellAndFinish.ts'

/** For so long a strike is remembered: thirty days. */
const STRIKES_MS = 30 * 24 * 60 * 60 * 1000

const typeOf = ({ retold, turn }: Claim) => retold?.as ?? turn.action.type

const ownOf = ({ actionId, session }: Claim): OwnAction => ({
  id: actionId,
  user_id: session.user_id,
})

/** What an action that was given up ended as. */
async function endOf({ store }: Pick<Ports, 'store'>, claim: Claim): Promise<Refusal> {
  const action = await store.repositories.actions.findAction(ownOf(claim))
  return isRefusal(action?.response) ? action.response : INTERRUPTED
}

/** Ends a turn without an answer and gives everything back; should this fail too, the sweep will. */
async function giveBack({ store }: Ports, claim: Claim, why: Refusal): Promise<Refusal> {
  await store.transaction(async (repos) => {
    await repos.sessions.lockSession(claim.session.id, claim.session.user_id)
    await failAction(repos, ownOf(claim), why)
  })
  return endOf({ store }, claim)
}

/** Counts how often a player asks for what no provider will tell. */
const countStrike = ({ store, clock }: Ports, { session }: Claim) =>
  store.repositories.rateLimits.hit(`strikes:${session.user_id}`, STRIKES_MS, clock.now())

/** How a claimed turn ended, and how it was told where it was. */
interface Ended {
  outcome: ActionOutcome
  told?: ToldByModel
}

/** Tells a claimed turn to its end, whoever listens: the model outside of any transaction. */
async function tellToEnd(ports: Ports, claim: Claim, onText: Tell): Promise<Ended> {
  const { id: session_id, user_id } = claim.session
  const lease = ports.leases.hold({ id: claim.actionId, session_id, user_id })
  try {
    const { finished, told } = await tellAndFinish(ports, claim, { onText, signal: lease.signal })
    if (isRefusal(finished)) {
      if (finished.code === 'told_refused') await countStrike(ports, claim)
      return { outcome: await giveBack(ports, claim, finished) }
    }
    if (finished === null) return { outcome: await endOf(ports, claim) }

    const { turn, receipt } = finished
    ports.paths.follow(turn)
    const placed = await placeAt(ports, claim.graph, turn, claim)
    // What was drawn just now was not there when the turn was claimed.
    const hasPicture = placed.hasPicture || turn.answer.image_url !== null
    const place = { ...placed, hasPicture }
    const outcome = presentAction({ type: typeOf(claim), receipt, place })
    return { outcome, ...(told && { told }) }
  } catch (fault) {
    // Given up by somebody, or by this process because it stops: that is no fault of the turn.
    if (lease.signal.aborted) return { outcome: await giveBack(ports, claim, INTERRUPTED) }
    ports.reportFault(fault)
    const why: Refusal = isDatabaseAway(fault) ? INTERRUPTED : { code: 'internal' }
    return { outcome: await giveBack(ports, claim, why) }
  } finally {
    lease.letGo()
  }
}

/**
 * Tells a claimed turn, and tells the operator how that went. What is to be condensed after it is done
 * aside, and counts towards the turn that it is done after.
 */
export async function runTurn(ports: Ports, claim: Claim, onText: Tell): Promise<ActionOutcome> {
  const began = performance.now()
  const since = () => Math.round(performance.now() - began)
  let first_words_ms: number | null = null
  const listen: Tell = (...told) => {
    first_words_ms ??= since()
    onText(...told)
  }
  const run = meterUse(ports, claim.session.story_id, () => tellToEnd(ports, claim, listen))
  const { outcome, told } = await run.done
  const model = claim.model.model_key
  const record = { action: typeOf(claim), model, outcome, ms: since(), first_words_ms }
  const due = told && dueSummary(ports, told)
  const isCondensed =
    told &&
    due &&
    ports.running.aside(due.last.id, async (signal) => {
      const condensing = meterUse(ports, claim.session.story_id, () =>
        condenseTurns(ports, told, due, signal),
      )
      try {
        await condensing.done
      } finally {
        recordTurn(ports, { ...record, metered: both(run.metered, condensing.metered) })
      }
    })
  if (!isCondensed) recordTurn(ports, { ...record, metered: run.metered })
  return outcome
}

const both = (one: Metered, other: Metered): Metered => {
  const sum = { ...one }
  addUse(sum, other)
  return sum
}
