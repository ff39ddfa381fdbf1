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

export interface CardFace {
  shape: CardShape
  storyTitle: string
  endingTitle: string
  direction: 'ltr' | 'rtl'
  deeds: readonly string[]
  place: { number: number; total: number }
  /** Caption with the number of the ending, in the language of the page. */
  placeWords: string
  /** Image file of the scene or cover. */
  picture: Uint8Array | null
}

export interface CardPainter {
  /** Returns a PNG of 1200 x 630 or 1080 x 1920 pixels. Returns a refusal if the queue is full. */
  drawCard(face: CardFace): Promise<Uint8Array | Refusal>
  close(): Promise<void>
}

const AFTER_MS = 10_000

/** First card to draw. It contains the scripts of most stories, so that their fonts are loaded. */
const FIRST: CardFace = {
  shape: 'wide',
  storyTitle: 'Kathasagar',
  endingTitle: 'कथासागर',
  direction: 'ltr',
  deeds: ['A lamp was lit, and somebody asked what happened next'],
  place: { number: 1, total: 2 },
  placeWords: '1/2',
  picture: null,
}

export function warmCards({ cardPainter }: { cardPainter: CardPainter }): void {
  setTimeout(() => void cardPainter.drawCard(FIRST).catch(() => undefined), AFTER_MS).unref()
}

/** Cache of drawn cards. Each has a few hundred kilobytes. */
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
  // A card is not cached if its picture could not be read.
  if (!isRefusal(drawn) && (picture !== null || address === null)) kept.set(key, drawn)
  return drawn
}
