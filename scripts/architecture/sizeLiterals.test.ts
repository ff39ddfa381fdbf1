import { expect, test } from 'vitest'

import { sourceFiles } from './sources.ts'
import { sizeLiteralsOf } from './sizeLiterals.ts'
import { textOf } from '../prepare.mjs'

const styleFiles = () => sourceFiles().filter((file) => file.endsWith('.styles.ts'))

test('styles take every length from the theme', () => {
  const files = styleFiles()
  const literals = files.flatMap((file) => sizeLiteralsOf(file, textOf(file)))

  expect(files.length).toBeGreaterThan(200)
  expect(literals.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([])
})

test.each([
  ["{ padding: '7px' }", '7px'],
  ["{ marginBlockStart: '-2px' }", '-2px'],
  ['{ border: `1px solid ${color.line}` }', '1px'],
  ["{ minBlockSize: '50vh' }", '50vh'],
  ["{ '@media (max-height: 700px)': { gap: 0 } }", '700px'],
  ['{ padding: 8 }', '8'],
  ['{ maxInlineSize: isWide ? 320 : 0 }', '320'],
  ['css`gap: 3px`', '3px'],
])('a planted length is found: %s', (code, text) => {
  const planted = `\nconst styles = ${code}`

  expect(sizeLiteralsOf('planted.styles.ts', planted)).toEqual([
    { file: 'planted.styles.ts', line: 2, text },
  ])
})

test.each([
  '{ padding: space.m, gap: 0, inset: 0 }',
  '{ inlineSize: `calc(100% - 2 * ${space.m})` }',
  "{ gridTemplateColumns: 'minmax(0, 1fr) auto', inlineSize: '60%', blockSize: '100cqb' }",
  "{ strokeWidth: 1.75, strokeDasharray: '5 4' }",
  '{ flex: 1, zIndex: 2, lineHeight: 1.4, opacity: 0.5, fontWeight: 600 }',
  "{ transition: 'opacity 300ms linear', transform: 'rotate(45deg)' }",
  '// 16px as they were\n{ gap: 0 }',
])('what is no length, or is reckoned, may stand: %s', (code) => {
  expect(sizeLiteralsOf('planted.styles.ts', `const styles = ${code}`)).toEqual([])
})
