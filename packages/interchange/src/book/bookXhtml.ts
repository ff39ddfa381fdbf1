import { emphasisIn } from '@kathasagar/story/emphasis'

import type { Block, Book, Chapter } from './book.ts'

/** Signs that XML knows no way to write. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as XML holds it, in elements and in attributes. */
export const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A paragraph's words, with what their author emphasises. */
const emphasised = (text: string) =>
  emphasisIn(text)
    .map(({ words, isEmphasised }) =>
      isEmphasised ? `<em>${escaped(words)}</em>` : escaped(words),
    )
    .join('')

/** Where a picture and a chapter are found in the form that is written. */
export interface Places {
  picture: (name: string) => string | undefined
  chapter: (id: string) => string
}

function blockXhtml(block: Block, { picture, chapter }: Places): string {
  switch (block.kind) {
    case 'told':
      return paragraphs(block.text)
        .map((part) => `<p>${emphasised(part).replaceAll('\n', '<br/>')}</p>`)
        .join('\n')
    case 'said':
      return `<p class="said">${escaped(block.text)}</p>`
    case 'note':
      return `<p class="note">${escaped(block.text)}</p>`
    case 'heading':
      return `<h2>${escaped(block.text)}</h2>`
    case 'picture': {
      const src = picture(block.name)
      return src ? `<figure><img src="${src}" alt="${escaped(block.alt)}"/></figure>` : ''
    }
    case 'way':
      return `<p class="way">${escaped(block.text)} <a href="${chapter(block.to)}">${escaped(block.leads)}</a></p>`
  }
}

/** A chapter as a section, which its id names. */
export const chapterXhtml = ({ id, title, blocks }: Chapter, places: Places): string =>
  `<section id="${escaped(id)}"><h1>${escaped(title)}</h1>
${blocks.map((block) => blockXhtml(block, places)).join('\n')}
</section>`

/** A list of the chapters, each with the way to it. */
export const contentsXhtml = ({ chapters }: Book, places: Places): string =>
  `<ol>${chapters
    .map(({ id, title }) => `<li><a href="${places.chapter(id)}">${escaped(title)}</a></li>`)
    .join('\n')}</ol>`

/** How a book looks: little, since its reader has ways of their own. */
export const BOOK_CSS = `body { font-family: serif; line-height: 1.5; }
:lang(ur) body { font-family: 'Noto Nastaliq Urdu', 'Jameel Noori Nastaleeq', 'Urdu Typesetting', serif; line-height: 2.2; }
h1 { break-after: avoid; text-align: center; font-weight: normal; margin: 2em 0 1em; }
h2 { break-after: avoid; font-size: 1.1em; }
p { margin: 0; text-indent: 1.3em; orphans: 2; widows: 2; }
h1 + p, figure + p, .said + p, .note + p { text-indent: 0; }
.said { margin: 1em 1.3em; text-indent: 0; font-style: italic; font-weight: bold; break-after: avoid; }
.note, .way { margin: .8em 0; text-indent: 0; }
.note { font-size: .9em; }
figure { margin: 1em 0; text-align: center; break-inside: avoid; }
img { max-width: 100%; max-height: 90vh; }
.title { text-align: center; margin-top: 20%; }
.title p { text-indent: 0; }
`
