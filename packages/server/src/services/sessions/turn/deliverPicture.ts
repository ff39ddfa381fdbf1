import { IMAGE_MODEL_KEYS } from '@kathasagar/api/contract/vocabulary'
import type { Scene } from '@kathasagar/api/rules'

import { untilAborted } from '@kathasagar/api/runtime/withDeadline'

import { FREE } from '../../../engine/turn/price.ts'
import { endTurn } from '../../../engine/turn/playTurn.ts'
import type { Ports } from '../../ports.ts'
import type { Claim } from './claimAction.ts'
import type { Delivery } from './finishAction.ts'
import type { ImageModelKey, Picture, PictureFile } from './modelPorts.ts'
import { NOTHING_TOLD } from '../present/presentAction.ts'

const PAINTING_MS = 90_000

const NOT_DRAWN = 'The image could not be drawn. You were not charged.'

/** Endings of the addresses of pictures. */
const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

const endingOf = (file: PictureFile) => ('svg' in file ? 'svg' : ENDINGS[file.mime])

const painterOf = (key: string): ImageModelKey =>
  IMAGE_MODEL_KEYS.find((known) => known === key) ?? IMAGE_MODEL_KEYS[0]

async function paintScene(
  { imageModels, reportFault }: Ports,
  { turn, model }: Claim,
  scene: Scene,
  signal: AbortSignal,
): Promise<Picture | null> {
  const manner = painterOf(model.model_key)
  const limit = AbortSignal.any([signal, AbortSignal.timeout(PAINTING_MS)])
  try {
    const request = { scene, manner, seed: turn.state.seed }
    return await untilAborted(imageModels(manner).paint(request, limit), limit)
  } catch (fault) {
    if (signal.aborted) throw fault
    reportFault(fault)
    return null
  }
}

/** What the player gets: the picture, or the scene in words. */
function shown(ports: Ports, { model }: Claim, picture: Picture | null, description: string) {
  if (picture === null) {
    return {
      answer: { fallback_description: description },
      model_used: null,
      picture: null,
      fallback_warning: NOT_DRAWN,
      fallback: { code: 'picture_failed' as const, told_by: null },
    }
  }
  const id = ports.ids.newId()
  const { style, ...file } = picture
  const image_url = `/pictures/${id}.${endingOf(file)}`
  return {
    answer: { image_url, prompt: description, style },
    model_used: model.model_key,
    picture: { id, file },
    fallback_warning: null,
    fallback: null,
  }
}

/** Has a scene drawn. A picture that fails is told in words, and nothing is paid for it. */
export async function deliverPicture(
  ports: Ports,
  claim: Claim,
  scene: Scene,
  signal: AbortSignal,
): Promise<Delivery> {
  const picture = await paintScene(ports, claim, scene, signal)
  const description = ports.describeScene(scene, claim.story.language === 'hi' ? 'hi' : 'en')
  const spent = picture ? claim.turn.price : FREE
  const turn = endTurn(claim.turn, { choices: [], spent })
  const choices = turn.state.offers.map((offer) => offer.text)
  const { answer, ...delivered } = shown(ports, claim, picture, description)
  return {
    ...delivered,
    answer: { ...NOTHING_TOLD, choices, ...answer },
    turn,
    prompt: null,
  }
}
