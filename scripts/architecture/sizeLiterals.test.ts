import { expect, test } from 'vitest'

import { sourceFiles } from './sources.ts'
import { textOf } from '../prepare.mjs'

const COMMENT = /\/\*[^]*?\*\/|(?<!:)\/\/.*/g

/**
 * Matches absolute lengths. Allows `%`, `fr`, `cqb`, `em` and `ch`. Forbids `vh` and similar units,
 * because the theme provides them as `screen`.
 */
const LENGTH =
  /(?<![\w#.])-?(?:\d+\.?\d*|\.\d+)(?:px|rem|pt|pc|cm|mm|in|q|[sdl]?v(?:h|w|b|i|min|max))\b/i

/** Matches plain numbers, to which Emotion adds `px`. */
const PIXELS =
  /\b(?:(?:min|max)?(?:inlineSize|blockSize|width|height)|(?:margin|padding|inset|scrollMargin|scrollPadding)\w*|(?:row|column)?gap|flexBasis|fontSize|(?:letter|word)Spacing|textIndent|top|right|bottom|left|translate|perspective|(?:border|outline|columnRule)\w*(?:Width|Radius)|outlineOffset|textUnderlineOffset|textDecorationThickness)['"]?:(?:[^,\n'"`]*\?)?\s*-?(?!0\b)\d/i

const literalsIn = (code: string) =>
  code
    .replaceAll(COMMENT, '')
    .split('\n')
    .filter((line) => LENGTH.test(line) || PIXELS.test(line))

const STYLES = /^const \w*styles = \{$[^]*?^\}/gim

const stylesOf = (file: string) => {
  const code = textOf(file)
  return file.endsWith('.styles.ts') ? code : (code.match(STYLES) ?? []).join('\n')
}

test('styles take every length from the theme', () => {
  const files = sourceFiles().filter((file) => stylesOf(file) !== '')
  const found = files.flatMap((file) =>
    literalsIn(stylesOf(file)).map((line) => `${file}: ${line}`),
  )

  expect(files.length).toBeGreaterThan(150)
  expect(found).toEqual([])
})

test.each([
  ["{ padding: '7px' }", true],
  ['{ border: `1px solid ${color.line}` }', true],
  ["{ minBlockSize: '50vh' }", true],
  ['{ padding: 8 }', true],
  ['{ maxInlineSize: isWide ? 320 : 0 }', true],
  ['{ padding: space.m, gap: 0, inset: 0 }', false],
  ["{ gridTemplateColumns: 'minmax(0, 1fr) auto', inlineSize: '60%', blockSize: '100cqb' }", false],
  ['{ flex: 1, zIndex: 2, lineHeight: 1.4, opacity: 0.5, fontWeight: 600 }', false],
  ["{ transition: 'opacity 300ms linear', transform: 'rotate(45deg)' }", false],
  ['// 16px before\n{ gap: 0 }', false],
])('%s has a literal length: %s', (code, isFound) => {
  expect(literalsIn(code).length > 0).toBe(isFound)
})
