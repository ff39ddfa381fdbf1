export type { Block, Book, BookPicture, Chapter } from './book.ts'
export { writeBookPage } from './writeBookPage.ts'
export { writeEpub } from './writeEpub.ts'
