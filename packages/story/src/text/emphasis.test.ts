import { expect, test } from 'vitest'

import { emphasisIn } from './emphasis.ts'

const told = (text: string, isGrowing?: boolean) =>
  emphasisIn(text, isGrowing).map(({ words, isEmphasised }) =>
    isEmphasised ? `<${words}>` : words,
  )

test('text between asterisks is emphasized, also a whole line of verse', () => {
  expect(told('You can’t *live* there.')).toEqual(['You can’t ', '<live>', ' there.'])
  expect(told('*one line,*\n*and another.*')).toEqual(['<one line,>', '\n', '<and another.>'])
})

test('an unmatched asterisk stays', () => {
  expect(told('3 * 4 * 5, a * b*')).toEqual(['3 * 4 * 5, a * b*'])
  expect(told('*one\ntwo*')).toEqual(['*one\ntwo*'])
})

test('while text is streamed, words after the last asterisk are emphasized', () => {
  expect(told('You can’t *li', true)).toEqual(['You can’t ', '<li>'])
  expect(told('You can’t *li')).toEqual(['You can’t *li'])
})

test('any number of unmatched asterisks stay unchanged', () => {
  const text = '*a '.repeat(20_000)

  expect(told(text)).toEqual([text])
})
