import { newUuid } from '@kathasagar/api/runtime/newUuid'
import { base64Of, type ExportedStory } from '@kathasagar/interchange'
import { directionOf } from '@kathasagar/story/directionOf'

import { STORY_ELEMENT, type StandaloneStory } from '../../../play/embed/standaloneStory.ts'

/** Matches URLs of this site. Images from other sites are not downloaded. */
const OURS = /^\/(?!\/)/

/** Returns an image as a `data:` URL, or null if it is missing or on another site. */
async function pictureAt(address: string): Promise<string | null> {
  if (!OURS.test(address)) return null
  const answer = await fetch(address)
  if (!answer.ok) return null
  const picture = await answer.blob()
  const bytes = new Uint8Array(await picture.arrayBuffer())
  return `data:${picture.type};base64,${base64Of(bytes)}`
}

/** Returns those scene images that the story uses and that can be embedded in the page. */
async function platesOf({ nodes, cast = {}, plates = {} }: ExportedStory['structure']) {
  const wanted = new Set([
    ...Object.values(nodes).map(({ plate }) => plate),
    ...Object.values(cast).map(({ portrait }) => portrait),
  ])
  const read = Object.entries(plates).map(async ([name, plate]) => {
    const image = wanted.has(name) ? await pictureAt(plate.image) : null
    return image === null ? [] : [[name, { image, alt: plate.alt }] as const]
  })
  return Object.fromEntries((await Promise.all(read)).flat())
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Escapes JSON, so that the text cannot close the script element that contains it. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Content security policy of the page. Scripts can run but cannot send requests. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"

/** Exports a story as an HTML page that can be played offline. Rejects if its code cannot load. */
export async function writePage({ title, structure, about = {} }: ExportedStory): Promise<string> {
  const { language = 'en', content_rating, story_prompt, initial_xp, game_config } = about
  const [player, plates, cover] = await Promise.all([
    fetch('/standalone.js'),
    platesOf(structure),
    about.cover_image_url ? pictureAt(about.cover_image_url) : null,
  ])
  if (!player.ok) throw new Error(`${player.url} answered ${player.status}`)
  const story: StandaloneStory = {
    id: newUuid(),
    structure: { ...structure, plates },
    about: { language, content_rating, story_prompt, initial_xp, game_config },
  }
  const script = (await player.text()).replaceAll('</', '<\\/')
  const drawn = cover ? `<img src="${cover}" alt="${escaped(about.image_alt ?? '')}">` : ''
  return `<!doctype html>
<html lang="${language}" data-theme="auto"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="${POLICY}">
<title>${escaped(title)}</title></head>
<body><main><header>${drawn}<div dir="${directionOf(language)}"><h1>${escaped(title)}</h1>
<p class="quiet">${escaped(about.tagline ?? '')}</p></div></header>
<div id="play"></div></main>
<script type="application/json" id="${STORY_ELEMENT}">${asData(story)}</script>
<script>${script}</script></body></html>
`
}
