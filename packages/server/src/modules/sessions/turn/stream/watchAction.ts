import { randomUUID } from 'node:crypto'

import { withDeadline } from '@kathasagar/api/runtime/withDeadline'

import type { PlayContext } from '../../context.ts'
import { type Bus, isRefusal } from '../../../../platform/call.ts'
import { failStaleAction } from '../claim/failAction.ts'
import { findAction } from '../../actions.queries.ts'
import { listDrawn, findSession } from '../../sessions.queries.ts'
import { headOf, openStory, placeAt } from '../../openSession.ts'
import type { OwnAction, StoredAction } from '../../sessionTypes.ts'
import { presentAction } from '../../present/presentAction.ts'
import type { ActionEvents, ActionOutcome, FeedEvent } from './runningTurns.ts'

const POLL_MS = 500
const LAST_WORDS_MS = 250

/** Returns the stored outcome of an action. Reads `has_picture` again, because it may have changed. */
async function endOf(ctx: PlayContext, action: StoredAction): Promise<ActionOutcome> {
  const { type, response, turn_id, user_id } = action
  if (isRefusal(response)) return response
  if (response === null || turn_id === null) throw new Error(`Action ${action.id} has no end`)
  const session = await findSession(ctx.db, action.session_id, user_id)
  if (session === undefined) return { code: 'session_not_found' }
  const [{ graph }, head, drawn] = await Promise.all([
    openStory(ctx, session),
    headOf(ctx, { head_turn_id: turn_id, user_id }),
    listDrawn(ctx.db, session),
  ])
  const place = await placeAt(ctx, graph, head, { session, drawn })
  return presentAction({ type, receipt: response, place })
}

async function lookUp(ctx: PlayContext, own: OwnAction): Promise<ActionOutcome | null> {
  const action = await findAction(ctx.db, own)
  if (action === undefined) throw new Error(`There is no action ${own.id}`)
  if (action.status !== 'running') return endOf(ctx, action)
  if (!action.is_stale) return null
  await failStaleAction(ctx, action)
  return lookUp(ctx, own)
}

/** Streams an action that has ended or runs in another process. The bus delivers its text. */
async function* watchElsewhere(ctx: PlayContext, own: OwnAction, afterId: number): ActionEvents {
  const inbox = openInbox(ctx.bus, own.id, afterId)
  try {
    for (;;) {
      const end = await lookUp(ctx, own)
      yield* inbox.take()
      if (end !== null) {
        // The last text of the action may not have arrived yet.
        if (inbox.lastId() > afterId && !inbox.isTold()) yield* wordsFor(inbox, LAST_WORDS_MS)
        return yield { event: 'end', id: inbox.lastId() + 1, end }
      }
      if (inbox.isTold()) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      else yield* wordsFor(inbox, POLL_MS)
    }
  } finally {
    inbox.close()
  }
}

async function* wordsFor(inbox: Inbox, ms: number) {
  inbox.ask()
  const until = performance.now() + ms
  for (let left = ms; left > 0 && !inbox.isTold(); left = until - performance.now()) {
    await inbox.wait(left)
    yield* inbox.take()
  }
}

export const watchAction = (ctx: PlayContext, own: OwnAction, afterId: number): ActionEvents =>
  ctx.running.read(own.id, afterId) ?? watchElsewhere(ctx, own, afterId)

type Delta = Extract<FeedEvent<never>, { event: 'delta' }>

type Inbox = ReturnType<typeof openInbox>

/** Collects the text of an action after event `afterId`. Skips late and repeated events. */
function openInbox(bus: Bus, action: string, afterId: number) {
  const me = randomUUID()
  let waiting: Delta[] = []
  let [received, taken, told] = [afterId, afterId, false]
  let news = Promise.withResolvers<void>()

  const close = bus.hear((message) => {
    if (message.kind === 'words' && message.to === me) {
      for (const [id, text] of message.events) {
        if (id <= received) continue
        waiting.push({ event: 'delta', id, text })
        received = id
      }
    } else if (message.kind === 'told' && message.to === me) told = true
    else return
    news.resolve()
  })

  return {
    lastId: () => taken,
    isTold: () => told,
    /** Requests the text from the process that runs the action. It can be called again. */
    ask: () => bus.tell({ kind: 'who_tells', action, after: received, to: me }),
    take: () => {
      const events = waiting
      waiting = []
      taken = received
      if (!told) news = Promise.withResolvers<void>()
      return events
    },
    wait: (ms: number) => withDeadline(news.promise, { ms, late: undefined }),
    close,
  }
}
