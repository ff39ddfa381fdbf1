import type { ActionAnswer } from '@kathasagar/api/contract'

import type { Ports } from '../ports.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { moveToTelling, openTelling, presentTelling, type TellingAsked } from './moveToTelling.ts'
import { tellingsOf } from './state/variants.ts'

interface ChoiceAsked extends TellingAsked {
  /** Its place among the tellings of the turn, oldest first, from 1. */
  index: number
}

/** Has a session stand at another telling of its newest turn. Asked for again, it is done already. */
export async function chooseTelling(
  ports: Ports,
  { index, after, ...asked }: ChoiceAsked,
): Promise<ActionAnswer | Refusal> {
  const opened = await openTelling(ports, asked)
  if (isRefusal(opened)) return opened
  const { base } = opened
  const tellings = tellingsOf(base)
  const wanted = tellings[index - 1]
  if (!tellings.includes(after)) return { code: 'session_moved' }
  if (wanted === undefined) return { code: 'not_found' }
  if (wanted === base.id) return presentTelling(ports, opened, base)
  if (after !== base.id) return { code: 'session_moved' }

  const moved = await moveToTelling(ports, opened, async () => wanted)
  return isRefusal(moved) ? moved : presentTelling(ports, opened, moved)
}
