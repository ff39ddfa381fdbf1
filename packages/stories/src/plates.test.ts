import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { readStories, STORIES_DIR } from './readStories.ts'

interface Shipped {
  slug: string
  story_structure: { plates?: Record<string, { image: string }> }
}

const stories = readStories<Shipped>()

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name))
        .filter((file) => statSync(file).isFile())
    : []

const PLATES = join(STORIES_DIR, 'plates')
const LARGEST = 40_000

/** If it has no size, browsers display a saved picture 267 pixels wide. */
const ROOT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720"'

const DRAWING = new Set(
  `svg g defs title desc metadata path rect circle ellipse line polyline polygon use symbol marker
   clipPath mask pattern linearGradient radialGradient stop filter feTurbulence feDisplacementMap
   feColorMatrix feComponentTransfer feFuncA feFuncR feFuncG feFuncB feBlend feComposite feFlood
   feGaussianBlur feMerge feMergeNode feMorphology feOffset feDropShadow feConvolveMatrix
   feDiffuseLighting feSpecularLighting feDistantLight fePointLight feSpotLight feTile`.split(
    /\s+/,
  ),
)

/** Returns elements and attributes that could run code or load resources. */
function hostileIn(svg: string): string[] {
  const elements = [...svg.matchAll(/<([A-Za-z][\w:.-]*)/g)].map(([, name = '']) => name)
  return [
    ...elements.filter((name) => !DRAWING.has(name)).map((name) => `<${name}>`),
    ...(svg.match(/<[!?]\w+|\son\w+\s*=|@import|javascript:|data:/gi) ?? []),
    ...(svg.match(/href\s*=\s*["'](?!#)[^"']*|url\(\s*["']?(?!#|["'])[^)]*/gi) ?? []),
    ...(svg.match(/&(?!amp;|lt;|gt;|quot;|apos;|#\d+;|#x[\da-f]+;)/gi) ?? []),
  ]
}

test.each([
  ['a script', '<svg><script>1</script></svg>'],
  ['a handler', '<svg onload="1"/>'],
  ['a page inside', '<svg><foreignObject/></svg>'],
  ['a picture from elsewhere', '<svg><image href="https://x.example/a.png"/></svg>'],
  ['a shape from elsewhere', '<svg><use href="https://x.example/a.svg#b"/></svg>'],
  ['a colour from elsewhere', '<svg><path fill="url(https://x.example/a.svg#b)"/></svg>'],
  ['a movement', '<svg><animate attributeName="href"/></svg>'],
  ['an entity of its own', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'],
])('finds %s in a picture', (_what, svg) => {
  expect(hostileIn(svg)).not.toEqual([])
})

test('accepts a picture that only draws', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0"/></svg>'

  expect(hostileIn(svg)).toEqual([])
})

test('plates are harmless, below 40 KB, and have a size', () => {
  const faults = filesIn(PLATES).flatMap((file) => {
    const svg = gunzipSync(readFileSync(file)).toString()
    const found = [
      ...hostileIn(svg),
      ...(Buffer.byteLength(svg) < LARGEST ? [] : [`${Buffer.byteLength(svg)} bytes`]),
      ...(svg.startsWith(ROOT) && svg.trimEnd().endsWith('</svg>') ? [] : ['no sized <svg>']),
    ]
    return found.map((fault) => `${file}: ${fault}`)
  })

  expect(faults).toEqual([])
})

test('shipped stories use all plate files, and each plate has a file', () => {
  const named = stories.flatMap(({ slug, story_structure }) =>
    Object.values(story_structure.plates ?? {}).map(({ image }) => ({ slug, image })),
  )
  const files = filesIn(PLATES).map((file) => file.slice(dirname(PLATES).length, -'.gz'.length))
  const addresses = new Set(named.map(({ image }) => image))

  expect(named.filter(({ image }) => !files.includes(image))).toEqual([])
  expect(named.filter(({ slug, image }) => !image.startsWith(`/plates/${slug}/`))).toEqual([])
  expect(files.filter((file) => !addresses.has(file))).toEqual([])
})
