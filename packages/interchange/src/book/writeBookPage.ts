import { base64Of } from '../shared/base64Of.ts'
import type { Book } from './book.ts'
import { BOOK_CSS, chapterXhtml, contentsXhtml, escaped, type Places } from './bookXhtml.ts'

const PRINT_CSS = `${BOOK_CSS}body { max-inline-size: 38em; margin: 2em auto; padding: 0 1em; }
nav ol { padding-inline-start: 1.5em; }
@page { margin: 2cm; }
@media print {
  body { max-inline-size: none; margin: 0; padding: 0; font-size: 11pt; }
  nav, section, .cover { break-before: page; }
  .title { break-before: avoid; }
  a { color: inherit; text-decoration: none; }
}
`

/** A book as one page to print or to keep: it runs nothing and asks no other site for anything. */
export function writeBookPage(book: Book): string {
  const sources = new Map(
    book.pictures.map(({ name, mediaType, bytes }) => [
      name,
      `data:${mediaType};base64,${base64Of(bytes)}`,
    ]),
  )
  const places: Places = { picture: (name) => sources.get(name), chapter: (id) => `#${id}` }
  const cover = book.cover === null ? undefined : sources.get(book.cover)
  return `<!doctype html>
<html lang="${escaped(book.language)}" dir="${book.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escaped(book.title)}</title><style>${PRINT_CSS}</style></head>
<body>
${cover ? `<figure class="cover"><img src="${cover}" alt="${escaped(book.title)}"/></figure>` : ''}
<div class="title"><h1>${escaped(book.title)}</h1><p>${escaped(book.author)}</p></div>
<nav><h1>${escaped(book.words.contents)}</h1>${contentsXhtml(book, places)}</nav>
${book.chapters.map((chapter) => chapterXhtml(chapter, places)).join('\n')}
</body>
</html>
`
}
