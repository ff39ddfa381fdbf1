import type { Wallet } from '../../services/ledgerPort.ts'
import type { NewAction } from '../../services/sessions/actionPorts.ts'
import type { Settled, Settlement } from '../../services/sessions/turn/playPorts.ts'
import type { Db } from '../database.ts'
import { fixedStatement } from '../statements/fixedStatement.ts'

interface Taken extends Settlement {
  action: NewAction
  price: Wallet
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** The parameters of `take_turn` in their order: what is written is read from JSON only once. */
const PARAMETERS: readonly [type: string, valueOf: (taken: Taken) => unknown][] = [
  ['uuid', ({ action }) => action.user_id],
  ['uuid', ({ action }) => action.session_id],
  ['uuid', ({ action }) => action.base_turn_id],
  ['uuid', ({ action }) => action.id],
  ['text', ({ action }) => action.client_key],
  ['text', ({ action }) => action.request_hash],
  ['text', ({ action }) => action.type],
  ['text', ({ action }) => action.model_requested],
  ['integer', ({ price }) => price.xp],
  ['integer', ({ price }) => price.credits],
  ['integer', ({ spent }) => spent.xp],
  ['integer', ({ spent }) => spent.credits],
  ['integer', ({ turn }) => turn.xp_gained],
  ['uuid', ({ turn }) => turn.id],
  ['integer', ({ turn }) => turn.number],
  ['jsonb', ({ turn }) => json(turn.action)],
  ['jsonb', ({ turn }) => json(turn.answer)],
  ['jsonb', ({ turn }) => json(turn.state)],
  ['text', ({ turn }) => turn.model_used],
  ['jsonb', ({ turn }) => json(turn.note)],
  ['jsonb', ({ turn }) => json(turn.prompt)],
  ['boolean', ({ is_completed }) => is_completed],
  ['jsonb', ({ receipt }) => json(receipt)],
  ['integer', ({ low_below }) => low_below],
  ['uuid', ({ session }) => session.story_id],
  ['text', ({ tried }) => tried?.node ?? null],
  ['text', ({ tried }) => tried?.words ?? null],
  ['text', ({ tried }) => tried?.answered_by ?? null],
]

// Writes in the guise of a question, like those beside it: it begins with `with` to be counted so.
const askTake = fixedStatement<Settled>(`
  with taken as (select * from take_turn(
    ${PARAMETERS.map(([type], index) => `$${index + 1}::${type}`).join(', ')}))
  select credits_left as credits, told_at as created_at from taken`)

/** Claims a session for a turn that is told, writes it and takes its price, in one statement. */
export async function takeTurn(
  db: Db,
  action: NewAction,
  price: Wallet,
  settlement: Settlement,
): Promise<Settled | undefined> {
  const taken = { ...settlement, action, price }
  const { rows } = await askTake(db, ...PARAMETERS.map(([, valueOf]) => valueOf(taken)))
  return rows[0]
}
