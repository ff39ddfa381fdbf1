import type { BookFormat } from '@kathasagar/api/contract'
import type { Book } from '@kathasagar/interchange/book'

import type { CardFace } from '../endings/ports.ts'
import type { Refusal } from '../refusal.ts'

/** A picture as it is kept, before it is made to fit a book. */
export interface RawPicture {
  name: string
  bytes: Uint8Array
}

/** A book with all that it takes to bind it. */
export interface UnboundBook {
  book: Omit<Book, 'pictures' | 'cover'>
  pictures: readonly RawPicture[]
  /** What its cover is drawn of. */
  cover: CardFace
  format: BookFormat
}

/** Binds books in threads of their own. */
export interface BookBinder {
  /** The file; refuses who comes while too many wait, and what takes too long. */
  bindBook(book: UnboundBook): Promise<Uint8Array | Refusal>
  close(): Promise<void>
}
