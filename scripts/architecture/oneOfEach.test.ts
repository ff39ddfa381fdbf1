import { expect, test } from 'vitest'

import { sourceFiles } from './imports.ts'
import { textOf } from '../prepare.mjs'

const RUNTIME = 'packages/api/src/runtime/'

/** What has one home, and where else it may stand: scripts that run before any module. */
const ONES = [
  {
    what: 'a device’s storage',
    pattern: /\b(local|session)Storage\./,
    besides: ['themeSnippet.ts'],
  },
  {
    what: 'a race against the clock',
    pattern: /Promise\.race\((?!\[next, stopped\])/,
    besides: [],
  },
  { what: 'a map with a bound', pattern: /\.size (>|>=) [A-Zm]\w+\)/, besides: [] },
  {
    what: 'a limit of the contract',
    pattern: /maxLength=\{(?!(?:(?:STORY_)?LIMITS|DRAFTED)\.)[\dA-Z]/,
    // `#rrggbb`
    besides: ['ColorInput.tsx'],
  },
  {
    what: 'a part that is loaded late',
    pattern: /(?<!\.)\blazy\((async )?\(/,
    besides: ['lazyPart.tsx'],
  },
  {
    what: 'a question for less motion',
    pattern: /prefers-reduced-motion/,
    // In style and in code.
    besides: ['theme/reducedMotion.ts', 'useReducedMotion.ts'],
  },
] as const

const handMade = (pattern: RegExp, besides: readonly string[], files: readonly string[]) =>
  files.filter(
    (file) =>
      !file.startsWith(RUNTIME) &&
      !besides.some((name) => file.endsWith(name)) &&
      pattern.test(textOf(file)),
  )

test.each(ONES)('$what is made in one place', ({ pattern, besides }) => {
  expect(handMade(pattern, besides, sourceFiles())).toEqual([])
})

test.each([
  ["localStorage.getItem('theme')", 0],
  ['await Promise.race([asked, late])', 1],
  ['if (kept.size >= MAX_KEPT) kept.clear()', 2],
  ['maxLength={NAME_MAX}', 3],
  ["const Hint = lazy(() => import('./Hint.tsx'))", 4],
  ["'@media (prefers-reduced-motion: reduce)': {", 5],
] as const)('%s would be found', (line, index) => {
  expect(ONES[index].pattern.test(line)).toBe(true)
})
