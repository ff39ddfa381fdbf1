import { IMAGE_MODEL_KEYS } from '@kathasagar/story/vocabulary'
import { isPictureHad } from '@kathasagar/api/contract'
import { seedOf, type Scene } from '@kathasagar/story'

import { untilAborted } from '@kathasagar/api/runtime/withDeadline'

import { authorsGraph } from '@kathasagar/engine/improvise/graphAt'
import { pictureBrief } from '@kathasagar/engine/scene/pictureBrief'
import { sceneFor } from '@kathasagar/engine/scene/sceneFor'
import { FREE } from '@kathasagar/engine/turn/price'
import { endTurn } from '@kathasagar/engine/turn/playTurn'
import { imageAddress, readPicture } from '../../../modules/pictures/index.ts'
import { contextOf } from '../../../platform/context.ts'
import type { Ports } from '../../ports.ts'
import type { Claim } from './claimAction.ts'
import type { Delivery } from './finishAction.ts'
import { isOverFaultQuota, watchFaults } from './faultQuota.ts'
import { hadPicture } from './hadPicture.ts'
import type { ImageModelKey, PaintRequest, Picture, PictureFile } from './modelPorts.ts'
import { NOTHING_TOLD } from '../present/presentAction.ts'

/** All painters together: whoever stands in for one that falls silent has time to paint, too. */
const PAINTING_MS = 150_000

const NOT_DRAWN = 'The image could not be drawn. You were not charged.'
const NOTHING_TO_DRAW =
  'This scene describes nothing that can be drawn, so you see the cover. You were not charged.'
/** Endings of the addresses of pictures. */
const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

const endingOf = (file: PictureFile) => ('svg' in file ? 'svg' : ENDINGS[file.mime])

const painterOf = (key: string): ImageModelKey =>
  IMAGE_MODEL_KEYS.find((known) => known === key) ?? IMAGE_MODEL_KEYS[0]

/** What is said of a picture is said in the story's language, where it is one of ours. */
const languageOf = ({ story }: Claim) => (story.language === 'hi' ? 'hi' : 'en')

/** What this painter made first of the story for the player; nothing of one who is built in. */
async function referenceOf(ports: Ports, { drawn, model, base }: Claim) {
  if (ports.modelStates.providerOf(model.model_key) === null) return undefined
  const first = drawn.find(({ model_used }) => model_used === model.model_key)
  const told = first && (await ports.store.repositories.turns.findTurn(first.turn_id, base.user_id))
  const address = told?.answer.image_url
  return address ? ((await readPicture(contextOf(ports), address)) ?? undefined) : undefined
}

/** Returns the request to a painter for the current scene. */
function requestOf(claim: Claim, scene: Scene): PaintRequest {
  const { graph, story, base, model } = claim
  return {
    scene,
    brief: pictureBrief(graph, base.state),
    manner: painterOf(model.model_key),
    language: languageOf(claim),
    sceneSeed: seedOf(`${story.id} ${base.state.node}`),
  }
}

/** What a painter makes of a scene; nothing where it fails. */
async function paint(
  ports: Ports,
  claim: Claim,
  scene: Scene,
  signal: AbortSignal,
): Promise<Picture | null> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(PAINTING_MS)])
  try {
    const reference = await referenceOf(ports, claim)
    const request = { ...requestOf(claim, scene), ...(reference && { reference }) }
    const painter = ports.imageModels(request.manner)
    return await untilAborted(painter.paint(request, limit, ports.reportFault), limit)
  } catch (fault) {
    if (signal.aborted) throw fault
    ports.reportFault(fault)
    return null
  }
}

/** The same, but nothing where the player has spoilt so much today that no provider is asked. */
async function paintScene(
  ports: Ports,
  claim: Claim,
  scene: Scene,
  signal: AbortSignal,
): Promise<Picture | null> {
  if (await isOverFaultQuota(ports, claim)) return null
  const { reportFault, keep } = watchFaults(ports, claim)
  const picture = await paint({ ...ports, reportFault }, claim, scene, signal)
  await keep()
  return picture
}

/** Beside a picture that is had. */
const NOBODY_ASKED = {
  model_used: null,
  picture: null,
  fallback_warning: null,
  fallback: null,
  isFree: false,
}

/** What the player is told where a model was asked and has drawn nothing. */
const NOTHING_DRAWN = {
  model_used: null,
  picture: null,
  fallback_warning: NOT_DRAWN,
  fallback: { code: 'picture_failed' as const, told_by: null },
  isFree: true,
}

/** What the player gets of a picture that was drawn just now. */
function drawn(
  ports: Ports,
  { model }: Claim,
  { style, isFallback: isFree = false, ...file }: Picture,
  description: string,
) {
  const id = ports.ids.newId()
  const image_url = `/pictures/${id}.${endingOf(file)}`
  return {
    answer: { image_url, prompt: description, style },
    model_used: model.model_key,
    picture: { id, file },
    fallback_warning: null,
    fallback: null,
    isFree,
  }
}

/** Shows the story's cover, because the built-in painter recognised nothing in the scene. */
async function cover(ports: Ports, { story: { id, title } }: Claim) {
  const story = await contextOf(ports)
    .db.selectFrom('stories')
    .select(['cover_image_url', 'image_alt'])
    .where('id', '=', id)
    .executeTakeFirst()
  const address = story?.cover_image_url ?? null
  const image_url = imageAddress(address, { of: 'stories', id, size: 'page' })
  return {
    ...NOTHING_DRAWN,
    answer: image_url
      ? { image_url, prompt: story?.image_alt || title, style: title }
      : { fallback_description: title },
    fallback_warning: NOTHING_TO_DRAW,
    fallback: { code: 'nothing_to_draw' as const, told_by: null },
  }
}

/** What the player gets: a picture that is had, a new one, or what stands in for it. */
async function show(ports: Ports, claim: Claim, signal: AbortSignal) {
  const { own, had } = await hadPicture(ports, claim)
  if (had && isPictureHad(claim.model, true)) return { answer: had, ...NOBODY_ASKED }

  // What a model made up is drawn as the place where it is told.
  const known = sceneFor(authorsGraph(claim.graph), claim.base.state)
  const isBuiltIn = ports.modelStates.providerOf(claim.model.model_key) === null
  if (known === null && isBuiltIn)
    return had ? { answer: had, ...NOBODY_ASKED } : cover(ports, claim)
  const scene = known ?? {}
  const picture = await paintScene(ports, claim, scene, signal)
  const instead = had ?? own
  if (picture === null && instead) return { answer: instead, ...NOTHING_DRAWN }

  const description = ports.describeScene(scene, languageOf(claim))
  return picture === null
    ? { answer: { fallback_description: description }, ...NOTHING_DRAWN }
    : drawn(ports, claim, picture, description)
}

/**
 * Shows a scene: by the plate that the story has of it, by the picture that was drawn in it before,
 * or by one that is drawn now. A model of a provider draws all the same; where it fails, what is had
 * or words stand in, and nothing is paid.
 */
export async function deliverPicture(
  ports: Ports,
  claim: Claim,
  signal: AbortSignal,
): Promise<Delivery> {
  const { answer, isFree, ...delivered } = await show(ports, claim, signal)
  const spent = delivered.fallback === null && !isFree ? claim.turn.price : FREE
  const turn = endTurn(claim.turn, { choices: [], spent })
  const choices = turn.state.offers.map((offer) => offer.text)
  return {
    ...delivered,
    answer: { ...NOTHING_TOLD, choices, ...answer },
    turn,
    prompt: null,
  }
}
