import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { palettes } from '../../packages/ui/src/theme/tokens.ts'
import { textOf } from '../prepare.mjs'

const headOf = (name: string) => textOf(`.storybook/${name}-head.html`)

/** Ground of the page before anything is drawn, behind what the selector asks for. */
const groundIn = (html: string, selector: string) =>
  new RegExp(`${selector.replaceAll(/[[\]]/g, '\\$&')} \\{\\s*background: (#\\w+);`).exec(html)?.[1]

test.each([
  ['preview', 'html', palettes.dark.canvas],
  ['preview', "html[data-theme='light']", palettes.light.canvas],
  ['preview', "html[data-theme='contrast']", palettes.contrast.canvas],
  ['manager', 'html,\n  body', palettes.dark.canvas],
])('the %s begins on the ground of its theme: %s', (place, selector, canvas) => {
  expect(groundIn(headOf(place), selector)).toBe(canvas.toLowerCase())
})

test.each([
  ['?id=a&globals=theme:light', 'light'],
  ['?globals=locale:hi;theme:contrast&id=a', 'contrast'],
  ['?globals=theme%3Alight', 'light'],
  ['?globals=theme:system', 'light'],
  ['?id=theme:light', 'dark'],
  ['', 'dark'],
])('an address that ends in %j begins in the theme %s', (search, theme) => {
  const script = headOf('preview').split('<script>').at(-1)?.replace('</script>', '') ?? ''
  const dataset: Record<string, string> = {}

  // A device that asks for light, to see whether it is asked.
  runInNewContext(script, {
    location: { search },
    document: { documentElement: { dataset } },
    matchMedia: () => ({ matches: true }),
  })

  expect(dataset['theme']).toBe(theme)
})

test.each([
  ['a page of documentation', true, '/iframe.html?id=a&embed=true'],
  ['the book', false, '/iframe.html?id=a'],
])('a story in a frame of %s is embedded: %s', (_place, isInPage, expected) => {
  const script = headOf('preview').split('<script>')[1]?.split('</script>')[0] ?? ''
  let address = '/iframe.html?id=a'

  runInNewContext(script, {
    window: { frameElement: { closest: () => (isInPage ? {} : null) } },
    location: { href: address },
    history: { replaceState: (_state: null, _unused: string, given: string) => (address = given) },
  })

  expect(address).toBe(expected)
})
