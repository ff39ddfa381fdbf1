import { createHash } from 'node:crypto'

import { KEEPSAKE_WORDS } from '@kathasagar/api/contract'
import type { CardShape, PageLanguage, RecalledTurn } from '@kathasagar/api/contract'
import type { StoryGraph } from '@kathasagar/story'
import { directionOf } from '@kathasagar/story/directionOf'
import { createBoundedCache } from '@kathasagar/story/boundedCache'

import { imageAddress, plateAt, readPicture } from '../pictures/index.ts'
import type { PlayContext } from './context.ts'
import { isRefusal, type Refusal } from '../../platform/call.ts'
import type { StoredStory } from '../catalogue/index.ts'
import type { CardFace } from './cardPainter.ts'

/** Each card has a few hundred kilobytes. */
const kept = createBoundedCache<string, Uint8Array>({ max: 64 })

interface EndedWay {
  story: Pick<StoredStory, 'id' | 'title' | 'language' | 'cover_image_url'>
  graph: StoryGraph
  versionId: string
  node: string
  recalled: readonly Pick<RecalledTurn, 'text'>[]
}

function pictureAddressOf({ story, graph, versionId, node }: Omit<EndedWay, 'recalled'>) {
  const { id, cover_image_url } = story
  const plate = graph.has(node) ? plateAt(graph, node, versionId) : null
  return plate?.image_url ?? imageAddress(cover_image_url, { of: 'stories', id, size: 'page' })
}

export async function drawEndingCard(
  ctx: PlayContext,
  way: EndedWay,
  { shape, lang }: { shape: CardShape; lang: PageLanguage },
): Promise<Uint8Array | Refusal> {
  const { story, graph, node } = way
  const address = pictureAddressOf(way)
  const total = graph.endings.length
  const words = KEEPSAKE_WORDS[lang]
  const face: Omit<CardFace, 'picture'> = {
    shape,
    storyTitle: story.title,
    endingTitle: graph.titleOf(node),
    direction: directionOf(story.language),
    deeds: way.recalled.map(({ text }) => text),
    place: { number: graph.endings.indexOf(node) + 1, total },
    placeWords: total === 1 ? words.onlyEnding : words.endingOf.replace('{total}', String(total)),
  }
  const key = createHash('sha256')
    .update(JSON.stringify([face, address]))
    .digest('hex')
  const known = kept.get(key)
  if (known !== undefined) return known
  const picture = address === null ? null : await readPicture(ctx, address)
  const drawn = await ctx.cardPainter.drawCard({ ...face, picture })
  // A missing picture may be readable later.
  if (!isRefusal(drawn) && (picture !== null || address === null)) kept.set(key, drawn)
  return drawn
}
