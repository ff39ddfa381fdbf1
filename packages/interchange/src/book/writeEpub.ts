import { strToU8, zipSync, type Zippable } from 'fflate'

import type { Book, BookPicture } from './book.ts'
import { BOOK_CSS, chapterXhtml, contentsXhtml, escaped, type Places } from './bookXhtml.ts'

const ENDINGS: Readonly<Record<BookPicture['mediaType'], string>> = {
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/png': 'png',
}
const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`
/** What is compressed already; to do it again costs time and wins nothing. */
const PACKED: ReadonlySet<string> = new Set(['image/jpeg', 'image/webp', 'image/png'])
/** The time of every file in it, so that the same book is the same bytes. */
const AT = '2000-01-01T00:00:00'

/** A file of the book, by which the package knows it. */
interface Part {
  id: string
  href: string
  mediaType: string
  properties?: string
  isRead?: boolean
  content: Uint8Array
}

const page = (book: Book, title: string, body: string) =>
  strToU8(`<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${escaped(book.language)}" xml:lang="${escaped(book.language)}" dir="${book.direction}">
<head><title>${escaped(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body>
${body}
</body>
</html>
`)

const xhtml = (part: Omit<Part, 'mediaType'>): Part => ({
  ...part,
  mediaType: 'application/xhtml+xml',
})

function pictureParts({ pictures, cover }: Book): Part[] {
  return pictures.map(({ name, mediaType, bytes }, at) => ({
    id: `picture-${at + 1}`,
    href: `picture-${at + 1}.${ENDINGS[mediaType]}`,
    mediaType,
    content: bytes,
    ...(name === cover ? { properties: 'cover-image' } : {}),
  }))
}

function coverPart(book: Book, src: string | undefined): Part[] {
  if (src === undefined) return []
  const body = `<figure><img src="${src}" alt="${escaped(book.title)}"/></figure>`
  return [
    xhtml({
      id: 'cover',
      href: 'cover.xhtml',
      isRead: true,
      content: page(book, book.words.cover, body),
    }),
  ]
}

function partsOf(book: Book): Part[] {
  const pictures = pictureParts(book)
  const hrefs = new Map(book.pictures.map(({ name }, at) => [name, pictures[at]?.href]))
  const places: Places = {
    picture: (name) => hrefs.get(name),
    chapter: (id) => `chapter-${id}.xhtml`,
  }
  const title = `<div class="title"><h1>${escaped(book.title)}</h1><p>${escaped(book.author)}</p></div>`
  const nav = `<nav epub:type="toc" id="toc"><h1>${escaped(book.words.contents)}</h1>${contentsXhtml(book, places)}</nav>`
  return [
    ...coverPart(book, book.cover === null ? undefined : hrefs.get(book.cover)),
    xhtml({
      id: 'title',
      href: 'title.xhtml',
      isRead: true,
      content: page(book, book.title, title),
    }),
    xhtml({
      id: 'nav',
      href: 'nav.xhtml',
      properties: 'nav',
      isRead: true,
      content: page(book, book.words.contents, nav),
    }),
    ...book.chapters.map((chapter) =>
      xhtml({
        id: `chapter-${chapter.id}`,
        href: places.chapter(chapter.id),
        isRead: true,
        content: page(book, chapter.title, chapterXhtml(chapter, places)),
      }),
    ),
    { id: 'css', href: 'book.css', mediaType: 'text/css', content: strToU8(BOOK_CSS) },
    ...pictures,
  ]
}

function packageOf(book: Book, parts: readonly Part[]): string {
  const items = parts.map(({ id, href, mediaType, properties }) => {
    const more = properties ? ` properties="${properties}"` : ''
    return `<item id="${id}" href="${href}" media-type="${mediaType}"${more}/>`
  })
  const spine = parts.filter(({ isRead }) => isRead).map(({ id }) => `<itemref idref="${id}"/>`)
  const creator = book.author === '' ? '' : `<dc:creator>${escaped(book.author)}</dc:creator>\n`
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="${escaped(book.language)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book-id">${escaped(book.id)}</dc:identifier>
<dc:title>${escaped(book.title)}</dc:title>
<dc:language>${escaped(book.language)}</dc:language>
${creator}<meta property="dcterms:modified">${book.modified.toISOString().slice(0, 19)}Z</meta>
</metadata>
<manifest>${items.join('\n')}</manifest>
<spine page-progression-direction="${book.direction}">${spine.join('')}</spine>
</package>
`
}

/** A book as EPUB 3 (https://www.w3.org/TR/epub-33/). */
export function writeEpub(book: Book): Uint8Array {
  const parts = partsOf(book)
  const files: Zippable = {
    // By the first bytes of the file a reader of books knows what it is.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(CONTAINER),
    'EPUB/package.opf': strToU8(packageOf(book, parts)),
  }
  for (const { href, mediaType, content } of parts) {
    files[`EPUB/${href}`] = [content, { level: PACKED.has(mediaType) ? 0 : 6 }]
  }
  return zipSync(files, { mtime: new Date(AT) })
}
