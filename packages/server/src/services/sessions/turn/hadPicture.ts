import type { ShownPlate } from '@kathasagar/api/contract'

import { plateAt } from '../../../modules/pictures/index.ts'
import type { Ports } from '../../ports.ts'
import type { Claim } from './claimAction.ts'

/** What stands below a plate. */
const DRAWN_FOR_IT = 'Drawn for this story, not by a model'

const plated = ({ image_url, alt }: ShownPlate) => ({
  image_url,
  prompt: alt,
  style: DRAWN_FOR_IT,
  is_plate: true,
})

/** What this painter has drawn of the scene for the player, oldest first. */
const drawnBefore = ({ base, drawn, model }: Claim) =>
  drawn.filter((one) => one.node === base.state.node && one.model_used === model.model_key)

/**
 * The picture that the scene has of this painter's hand already, as its turn told of it. One of another
 * version of the story may show what is no longer so: it is paid for, and drawn anew.
 */
async function keptPicture({ store }: Ports, claim: Claim) {
  const { base, session } = claim
  const found = drawnBefore(claim).findLast((one) => one.version_id === session.version_id)
  if (found === undefined) return null
  const told = await store.repositories.turns.findTurn(found.turn_id, base.user_id)
  if (told === undefined) return null
  const { image_url, prompt, style } = told.answer
  return { image_url, prompt, style }
}

/**
 * The picture that is had: the story's own, unless the player has a picture of the scene before them
 * and asks again. Then it is for the painter whom they named to show it in a manner of their own.
 */
export async function hadPicture(ports: Ports, claim: Claim) {
  const { graph, base, session } = claim
  const plate = plateAt(graph, base.state.node, session.version_id)
  const own = plate && plated(plate)
  const wantsAnother = base.answer.image_url !== null
  return { own, had: own && !wantsAnother ? own : await keptPicture(ports, claim) }
}
