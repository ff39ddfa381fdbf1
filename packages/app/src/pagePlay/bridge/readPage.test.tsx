import { expect, test } from 'vitest'

import { wordsOf } from './readPage.ts'

const linkWith = (inner: string): HTMLElement => {
  const at = document.createElement('div')
  at.innerHTML = `<a data-passage="Hall">${inner}</a>`
  return at.firstElementChild as HTMLElement
}

test('a picture that leads on is called by its words', () => {
  expect(wordsOf(linkWith('<img alt="A door">'))).toBe('A door')
})

test('a picture without words is called by what it leads to', () => {
  expect(wordsOf(linkWith('<img>'))).toBe('Hall')
})
