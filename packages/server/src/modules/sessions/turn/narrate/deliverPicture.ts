import { hasStoredPicture, type ScenePicture } from '@kathasagar/api/contract'
import { untilAborted } from '@kathasagar/api/runtime/withDeadline'
import { authorsGraph } from '@kathasagar/engine/world/graphAt'
import { pictureBrief, sceneFor } from '@kathasagar/engine/world/scene/sceneFor'
import { endTurn, NO_COST } from '@kathasagar/engine/turn/playTurn'
import { seedOf, type Scene } from '@kathasagar/story'
import { IMAGE_MODEL_KEYS } from '@kathasagar/story/vocabulary'

import type { PlayContext } from '../../context.ts'
import { imageAddress, plateAt, readPicture } from '../../../pictures/index.ts'
import { NO_ANSWER } from '../../present/presentAction.ts'
import { findTurn } from '../../sessions.queries.ts'
import type { Turn, TurnResult } from '../turn.ts'
import type { PaintRequest, Picture, PictureFile } from './modelPorts.ts'

/** Time limit for all painters of a picture, in ms. */
const PAINTING_MS = 150_000

const NOT_DRAWN = 'The image could not be drawn. You were not charged.'
const NOTHING_TO_DRAW =
  'This scene describes nothing that can be drawn, so you see the cover. You were not charged.'
const DRAWN_FOR_IT = 'Drawn for this story, not by a model'
const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

const endingOf = (file: PictureFile) => ('svg' in file ? 'svg' : ENDINGS[file.mime])

const languageOf = ({ story }: Turn) => (story.language === 'hi' ? 'hi' : 'en')

/** Returns the first image that this connected painter drew for the player in this story. */
async function referenceOf(ctx: PlayContext, { drawn, model, base }: Turn) {
  if (ctx.modelStates.providerOf(model.model_key) === null) return undefined
  const first = drawn.find(({ model_used }) => model_used === model.model_key)
  const told = first && (await findTurn(ctx.db, first.turn_id, base.user_id))
  const address = told?.answer.image_url
  return address ? ((await readPicture(ctx, address)) ?? undefined) : undefined
}

interface Drawing {
  /** True if the player has reached the daily fault quota. */
  isSpoilt: boolean
  signal: AbortSignal
}

/** Draws a scene. Returns null if the painter fails. */
async function paint(
  ctx: PlayContext,
  turn: Turn,
  scene: Scene,
  { isSpoilt, signal }: Drawing,
): Promise<Picture | null> {
  if (isSpoilt) return null
  const { graph, story, base, model } = turn
  const limit = AbortSignal.any([signal, AbortSignal.timeout(PAINTING_MS)])
  try {
    const reference = await referenceOf(ctx, turn)
    const request: PaintRequest = {
      scene,
      brief: pictureBrief(graph, base.state),
      manner: IMAGE_MODEL_KEYS.find((key) => key === model.model_key) ?? IMAGE_MODEL_KEYS[0],
      language: languageOf(turn),
      sceneSeed: seedOf(
        `${story.id} ${base.state.node} ${base.state.improvised?.depth ?? ''}`.trim(),
      ),
      ...(reference && { reference }),
    }
    const painter = ctx.imageModels(request.manner)
    return await untilAborted(painter.paint(request, limit, ctx.reportError), limit)
  } catch (fault) {
    if (signal.aborted) throw fault
    ctx.reportError(fault)
    return null
  }
}

/** Returns the author's image, and an existing image for the scene. */
async function hadPicture({ db }: PlayContext, { graph, base, session, drawn, model }: Turn) {
  // In an open story, each part needs its own image.
  if (graph.open) return { own: null, had: null }
  const { node } = base.state
  const plate: ScenePicture | null = plateAt(graph, node, session.version_id)
  const own = plate && {
    image_url: plate.image_url,
    prompt: plate.alt,
    style: DRAWN_FOR_IT,
    is_plate: true,
  }
  if (own && base.answer.image_url === null) return { own, had: own }
  const before = drawn.findLast(
    (one) =>
      one.node === node &&
      one.model_used === model.model_key &&
      one.version_id === session.version_id,
  )
  const told = before && (await findTurn(db, before.turn_id, base.user_id))
  if (!told) return { own, had: null }
  const { image_url, prompt, style } = told.answer
  return { own, had: { image_url, prompt, style } }
}

const NOBODY_ASKED = {
  model_used: null,
  picture: null,
  fallback_warning: null,
  fallback: null,
  isFree: false,
}

const NOTHING_DRAWN = {
  ...NOBODY_ASKED,
  fallback_warning: NOT_DRAWN,
  fallback: { code: 'picture_failed' as const, fallback_model: null },
  isFree: true,
}

async function cover({ db }: PlayContext, { story: { id, title } }: Turn) {
  const story = await db
    .selectFrom('stories')
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
    fallback: { code: 'nothing_to_draw' as const, fallback_model: null },
  }
}

async function show(ctx: PlayContext, turn: Turn, drawing: Drawing) {
  const { own, had } = await hadPicture(ctx, turn)
  const { model_key } = turn.model
  if (had && hasStoredPicture(turn.model, true)) return { answer: had, ...NOBODY_ASKED }

  // Except in an open story, an improvised scene is drawn like the author's scene.
  const { open } = turn.graph
  const known = sceneFor(open ? turn.graph : authorsGraph(turn.graph), turn.base.state)
  if (known === null && ctx.modelStates.providerOf(model_key) === null) {
    return had ? { answer: had, ...NOBODY_ASKED } : cover(ctx, turn)
  }
  const scene = known ?? {}
  const picture = await paint(ctx, turn, scene, drawing)
  const instead = had ?? own
  if (picture === null && instead) return { answer: instead, ...NOTHING_DRAWN }

  const description = ctx.describeScene(scene, languageOf(turn))
  if (picture === null) return { answer: { fallback_description: description }, ...NOTHING_DRAWN }
  const { style, isFallback: isFree = false, ...file } = picture
  const id = ctx.ids.newId()
  const image_url = `/pictures/${id}.${endingOf(file)}`
  return {
    ...NOBODY_ASKED,
    answer: { image_url, prompt: description, style },
    model_used: model_key,
    picture: { id, file },
    isFree,
  }
}

/** Shows the author's image, an earlier image, or a new one. Costs nothing if a provider's model fails. */
export async function deliverPicture(
  ctx: PlayContext,
  turn: Turn,
  drawing: Drawing,
): Promise<TurnResult> {
  const { answer, isFree, ...delivered } = await show(ctx, turn, drawing)
  const spent = delivered.fallback === null && !isFree ? turn.begun.price : NO_COST
  const played = endTurn(turn.begun, { choices: [], spent })
  const choices = played.state.offers.map((offer) => offer.text)
  return { ...delivered, answer: { ...NO_ANSWER, choices, ...answer }, played, prompt: null }
}
