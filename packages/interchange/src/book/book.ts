/** A picture of a book, as a file. */
export interface BookPicture {
  /** Names it in the book; the same picture has one name. */
  name: string
  mediaType: 'image/jpeg' | 'image/svg+xml' | 'image/webp' | 'image/png'
  bytes: Uint8Array
}

/** A part of a chapter, from above to below. */
export type Block =
  /** Told: paragraphs are parted by blank lines. */
  | { kind: 'told'; text: string }
  /** What the reader said or chose. */
  | { kind: 'said'; text: string }
  /** A line aside, such as what a choice asks for. */
  | { kind: 'note'; text: string }
  | { kind: 'heading'; text: string }
  /** By its name among the pictures; one that is not there is left out. */
  | { kind: 'picture'; name: string; alt: string }
  /** A choice and the chapter that it leads to. */
  | { kind: 'way'; text: string; leads: string; to: string }

export interface Chapter {
  /** Unique in the book; begins with a letter. */
  id: string
  title: string
  blocks: readonly Block[]
}

/** A book before it is bound, whatever it was made of. */
export interface Book {
  /** The same book keeps it: an URN. */
  id: string
  title: string
  author: string
  /** BCP 47. */
  language: string
  direction: 'ltr' | 'rtl'
  /** When it was made. */
  modified: Date
  chapters: readonly Chapter[]
  pictures: readonly BookPicture[]
  /** Name of the picture on the cover; null for none. */
  cover: string | null
  /** What the book itself says. */
  words: { contents: string; cover: string }
}
