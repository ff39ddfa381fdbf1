import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const STYLE = `
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; background: #17132e; color: #f7eedc }
  section { margin-block: 32px }
  h2 { font-size: 18px }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start }
  figure { margin: 0 }
  figcaption { color: #d3c8dc }
  img { inline-size: 100%; background: #000; outline: 1px solid #443b73 }
  @media (max-width: 800px) { .row { grid-template-columns: 1fr } }
`

const figure = (caption, file) =>
  file
    ? `<figure><figcaption>${caption}</figcaption><a href="${file}"><img alt="${caption}" loading="lazy" src="${file}"></a></figure>`
    : `<figure><figcaption>${caption}: none</figcaption></figure>`

const sectionOf = ({ name, why, files: { before, after, difference } }) => `
<section>
  <h2>${escaped(name)}</h2>
  <p>${escaped(why)}</p>
  <div class="row">${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}</div>
</section>`

/** Writes a page that opens from disk: each changed picture before, after, and where it differs. */
export function writeContactSheet(folder, changes) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const sections = changes.map(({ key, name, why, before, after, difference }) => {
    const keep = (kind, form) => {
      if (!form) return null
      const file = `${key}.${kind}`
      writeFileSync(join(folder, file), form)
      return file
    }
    const files = {
      before: keep('before.webp', before),
      after: keep('after.webp', after),
      difference: keep('difference.png', difference),
    }
    return sectionOf({ name, why, files })
  })
  const page = join(folder, 'index.html')
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed pictures</title><meta name="viewport" content="width=device-width"><style>${STYLE}</style><h1>${changes.length} changed pictures</h1>${sections.join('')}</html>\n`,
  )
  return page
}
