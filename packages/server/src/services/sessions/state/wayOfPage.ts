import { PageWay } from '@kathasagar/api/contract'
import type { TurnState } from '@kathasagar/engine/turn/turnState'

/** The way by which a page comes to where a turn stands. */
export const wayOfPage = ({ ink, seed }: TurnState): PageWay =>
  ink ? PageWay.parse(JSON.parse(ink.saved)) : { seed, steps: [] }
