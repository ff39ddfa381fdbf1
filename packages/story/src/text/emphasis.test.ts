import { expect, test } from 'vitest'

import { emphasisIn } from './emphasis.ts'

const told = (text: string, isGrowing?: boolean) =>
  emphasisIn(text, isGrowing).map(({ words, isEmphasised }) =>
    isEmphasised ? `<${words}>` : words,
  )

test('words between stars are emphasised, and a line of verse is', () => {
  expect(told('You can’t *live* there.')).toEqual(['You can’t ', '<live>', ' there.'])
  expect(told('*one line,*\n*and another.*')).toEqual(['<one line,>', '\n', '<and another.>'])
})

test('a star that begins or ends nothing stays what it is', () => {
  expect(told('3 * 4 * 5, a * b*')).toEqual(['3 * 4 * 5, a * b*'])
  expect(told('*one\ntwo*')).toEqual(['*one\ntwo*'])
})

test('while a text is told, what stands behind its last star is emphasised', () => {
  expect(told('You can’t *li', true)).toEqual(['You can’t ', '<li>'])
  expect(told('You can’t *li')).toEqual(['You can’t *li'])
})

test('stars that end nothing stay as they are, however many', () => {
  const text = '*a '.repeat(20_000)

  expect(told(text)).toEqual([text])
})
