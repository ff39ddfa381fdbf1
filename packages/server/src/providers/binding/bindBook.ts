import { writeBookPage, writeEpub, type Book, type BookPicture } from '@kathasagar/interchange/book'
import sharp from 'sharp'

import type { RawPicture, UnboundBook } from '../../services/binding/ports.ts'
import drawCard from '../cards/drawCard.ts'
import { isSvg, withoutGrain } from '../cards/pictureOf.ts'

/** As wide as a page of a tablet shows. */
const WIDTH = 1000
const COVER = 'cover'

const jpegOf = (bytes: Uint8Array, width: number) =>
  sharp(bytes, { limitInputPixels: 40_000_000 })
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()

/** A picture in a form that every reader of books shows; null where it cannot be read. */
async function fitted({ name, bytes }: RawPicture): Promise<BookPicture | null> {
  if (isSvg(bytes)) return { name, mediaType: 'image/svg+xml', bytes: withoutGrain(bytes) }
  const jpeg = await jpegOf(bytes, WIDTH).catch(() => null)
  return jpeg && { name, mediaType: 'image/jpeg', bytes: jpeg }
}

/** The work of a thread of the book pool: a book as a file. */
export default async function bindBook(given: UnboundBook): Promise<Uint8Array> {
  const cover = await jpegOf(await drawCard(given.cover), WIDTH)
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
