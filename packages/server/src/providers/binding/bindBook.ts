import { writeBookPage, writeEpub, type Book, type BookPicture } from '@kathasagar/interchange/book'
import { PICTURE_LIMITS } from '@kathasagar/story/vocabulary'
import sharp from 'sharp'

import type { RawPicture, UnboundBook } from '../../services/binding/ports.ts'
import { composeCard } from '../cards/composeCard.ts'
import { isSvg, withoutGrain } from '../cards/pictureOf.ts'
import { mimeOf } from '../models/pictureBytes.ts'

/** As wide as pictures of a story are kept. */
const WIDTH = 1280
const QUALITY = 80
const COVER = 'cover'

/** As it is where it fits already: to draw two hundred of them anew took five seconds, and sharpness. */
async function rasterOf({ name, bytes }: RawPicture): Promise<BookPicture> {
  const mediaType = mimeOf(Buffer.from(bytes))
  const isSmall = bytes.length <= PICTURE_LIMITS.keptMax
  // EPUB 3.3 has every reader show both.
  if (isSmall && (mediaType === 'image/jpeg' || mediaType === 'image/webp')) {
    return { name, mediaType, bytes }
  }
  const drawn = await sharp(bytes, { limitInputPixels: 40_000_000 })
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
  return { name, mediaType: 'image/jpeg', bytes: drawn }
}

/** A picture in a form that readers of books show; null where it cannot be read. */
async function fitted(picture: RawPicture): Promise<BookPicture | null> {
  const { name, bytes } = picture
  if (isSvg(bytes)) return { name, mediaType: 'image/svg+xml', bytes: withoutGrain(bytes) }
  return rasterOf(picture).catch(() => null)
}

/** The work of a thread of the book pool: a book as a file. */
export default async function bindBook(given: UnboundBook): Promise<Uint8Array> {
  const cover = await (await composeCard(given.cover)).jpeg({ quality: QUALITY }).toBuffer()
  const pictures = await Promise.all(given.pictures.map(fitted))
  const book: Book = {
    ...given.book,
    cover: COVER,
    pictures: [
      { name: COVER, mediaType: 'image/jpeg', bytes: cover },
      ...pictures.filter((picture) => picture !== null),
    ],
  }
  return given.format === 'epub' ? writeEpub(book) : Buffer.from(writeBookPage(book))
}
