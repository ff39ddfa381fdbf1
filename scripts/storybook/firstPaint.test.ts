import { expect, test } from 'vitest'

import { palettes } from '../../packages/ui/src/design-system/theme/tokens.ts'
import { textOf } from '../prepare.mjs'

const headOf = (name: string) => textOf(`.storybook/${name}-head.html`)

const groundIn = (html: string, selector: string) =>
  new RegExp(`${selector.replaceAll(/[[\]]/g, '\\$&')} \\{\\s*background: (#\\w+);`).exec(html)?.[1]

test.each([
  ['preview', 'html', palettes.dark.canvas],
  ['preview', "html[data-theme='light']", palettes.light.canvas],
  ['preview', "html[data-theme='contrast']", palettes.contrast.canvas],
  ['manager', 'html,\n  body', palettes.dark.canvas],
])('the %s has the background of its theme before rendering: %s', (place, selector, canvas) => {
  expect(groundIn(headOf(place), selector)).toBe(canvas.toLowerCase())
})
