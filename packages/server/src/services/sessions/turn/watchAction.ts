import type { Ports } from '../../ports.ts'
import { isRefusal } from '../../refusal.ts'
import { giveUpStale } from './failAction.ts'
import { headOf, openStory, placeAt } from '../state/openSession.ts'
import type { OwnAction, StoredAction } from '../actionPorts.ts'
import { openInbox, type Inbox } from './openInbox.ts'
import { presentAction } from '../present/presentAction.ts'
import type { ActionEvents, ActionOutcome } from './runningTurns.ts'

/** How often the row of an action is looked at that another process tells. */
const POLL_MS = 500
/** As long as the last words of an action are waited for whose row has ended. */
const LAST_WORDS_MS = 250

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * The end of an action as its row tells it: what it told the first time. Whether its scene has a picture
 * is told as it is now, since another session of the story may have had one drawn meanwhile.
 */
async function endOf(ports: Ports, action: StoredAction): Promise<ActionOutcome> {
  const { type, response, turn_id, user_id } = action
  if (isRefusal(response)) return response
  if (response === null || turn_id === null) throw new Error(`Action ${action.id} has no end`)
  const session = await sessionOf(ports, action)
  if (session === undefined) return { code: 'session_not_found' }
  const [{ graph }, head, drawn] = await Promise.all([
    openStory(ports, session),
    headOf(ports, { head_turn_id: turn_id, user_id }),
    ports.store.repositories.pictures.listDrawn(session),
  ])
  const place = await placeAt(ports, graph, head, { session, drawn })
  return presentAction({ type, receipt: response, place })
}

/** Nothing where it was deleted while the action ran. */
const sessionOf = ({ store }: Ports, { session_id, user_id }: StoredAction) =>
  store.repositories.sessions.findSession(session_id, user_id)

/** How an action ended; nothing while it runs. */
async function lookUp(ports: Ports, own: OwnAction): Promise<ActionOutcome | null> {
  const action = await ports.store.repositories.actions.findAction(own)
  if (action === undefined) throw new Error(`There is no action ${own.id}`)
  if (action.status !== 'running') return endOf(ports, action)
  if (!action.is_stale) return null
  await giveUpStale(ports, action)
  return lookUp(ports, own)
}

/** Waits for the end of an action that is over, or is told by another process: its words come by the bus. */
async function* watchElsewhere(ports: Ports, own: OwnAction, afterId: number): ActionEvents {
  const inbox = openInbox(ports.bus, own.id, afterId)
  try {
    for (;;) {
      const end = await lookUp(ports, own)
      yield* inbox.take()
      if (end !== null) {
        // Its row may have ended while its last words are on their way.
        if (inbox.lastId() > afterId && !inbox.isTold()) yield* wordsFor(inbox, LAST_WORDS_MS)
        return yield { event: 'end', id: inbox.lastId() + 1, end }
      }
      // Its words may be heard again and again, its row is asked only so often.
      if (inbox.isTold()) await pause(POLL_MS)
      else yield* wordsFor(inbox, POLL_MS)
    }
  } finally {
    inbox.close()
  }
}

/** Words as they come, for so long or until the action is told. */
async function* wordsFor(inbox: Inbox, ms: number) {
  inbox.ask()
  const until = performance.now() + ms
  for (let left = ms; left > 0 && !inbox.isTold(); left = until - performance.now()) {
    await inbox.wait(left)
    yield* inbox.take()
  }
}

/**
 * Everything that an action tells after event `afterId`, to its end. Of one that is over, only its
 * end is known. Leaving early stops nothing but the watching.
 * What is being told is taken hold of at once: it may be over before the first event is asked for.
 */
export const watchAction = (ports: Ports, own: OwnAction, afterId: number): ActionEvents =>
  ports.running.read(own.id, afterId) ?? watchElsewhere(ports, own, afterId)
