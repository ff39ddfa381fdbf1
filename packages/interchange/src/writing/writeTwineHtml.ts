import type { ExportedStory } from '../json/exportedStory.ts'
import { SUGARCUBE, sugarCubeStory } from './sugarCubeStory.ts'

/** What a `format.js` of Twine 2 hands over: the page that plays, with room for the story. */
export interface StoryFormat {
  name: string
  version: string
  /** A page with `{{STORY_NAME}}` and `{{STORY_DATA}}` in it. */
  source: string
}

/**
 * A story as a page of Twine 2 that names SugarCube. Twine imports it and any compiler reads it;
 * with the format at hand it is the page that plays.
 */
export function writeTwineHtml(story: ExportedStory, format?: StoryFormat): string {
  const { title } = story
  if (!format) return pageOf(title, dataOf(story, SUGARCUBE))
  // A function, for `$` in what is put in would mean something.
  return format.source
    .replaceAll('{{STORY_NAME}}', () => escaped(title))
    .replace('{{STORY_DATA}}', () => dataOf(story, format))
}

/** Columns of the map, and the room of a passage in it. */
const COLUMNS = 8
const ROOM = 150

function dataOf(story: ExportedStory, { name, version }: Pick<StoryFormat, 'name' | 'version'>) {
  const { title, ifid, start, passages } = sugarCubeStory(story)
  const startnode = passages.findIndex((passage) => passage.name === start) + 1
  const attributes = attributesOf({
    name: title,
    startnode: String(startnode),
    creator: 'Kathasagar',
    'creator-version': '1.0.0',
    format: name,
    'format-version': version,
    ifid,
    options: '',
    tags: '',
    zoom: '1',
  })
  const told = passages.map((passage, at) => {
    const place = [(at % COLUMNS) * ROOM + ROOM, Math.floor(at / COLUMNS) * ROOM + ROOM]
    const own = attributesOf({
      pid: String(at + 1),
      name: passage.name,
      tags: '',
      position: place.join(','),
      size: '100,100',
    })
    return `<tw-passagedata ${own}>${escaped(passage.text)}</tw-passagedata>`
  })
  return [
    `<tw-storydata ${attributes} hidden>`,
    '<style role="stylesheet" id="twine-user-stylesheet" type="text/twine-css"></style>',
    '<script role="script" id="twine-user-script" type="text/twine-javascript"></script>',
    ...told,
    '</tw-storydata>',
  ].join('\n')
}

/** What a page says that has no format yet: the story is in it, and who can play it. */
const pageOf = (title: string, data: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>This page holds the story for Twine. In Twine, choose Library, then Import, and take this file: it plays there with ${SUGARCUBE.name} ${SUGARCUBE.version} or a newer 2.x, and can be published from there.</p>
${data}
</body>
</html>
`

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/gu, (sign) => SIGNS[sign] ?? sign)

const attributesOf = (given: Readonly<Record<string, string>>) =>
  Object.entries(given)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ')

/** Reads the `format.js` of a story format; null where it is none. Nothing of it is run. */
export function readStoryFormat(script: string): StoryFormat | null {
  const from = script.indexOf('{')
  const until = script.lastIndexOf('}')
  if (!/^[\s\S]*?storyFormat\s*\(\s*$/u.test(script.slice(0, Math.max(0, from)))) return null
  try {
    const { name, version, source } = JSON.parse(script.slice(from, until + 1))
    const isWhole = [name, version, source].every((one) => typeof one === 'string')
    return isWhole && source.includes('{{STORY_DATA}}') ? { name, version, source } : null
  } catch {
    return null
  }
}
