import type { Repositories } from '../../ports.ts'
import type { Refusal } from '../../refusal.ts'
import type { StoredAction } from '../ports.ts'

/** What a player hears of a turn whose server went away in the middle. */
const CUT_OFF: Refusal = { code: 'answer_cut_off' }

/** Ends an action without a turn and gives everything back. Does nothing for one that has ended. */
export async function failAction(
  { actions, ledger }: Pick<Repositories, 'actions' | 'ledger'>,
  { id }: Pick<StoredAction, 'id'>,
  why: Refusal = CUT_OFF,
): Promise<void> {
  const isOurs = await actions.endAction(id, { status: 'failed', response: why })
  if (isOurs) await ledger.settle(id, { xp: 0, credits: 0 })
}
