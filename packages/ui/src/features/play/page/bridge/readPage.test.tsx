import { expect, test } from 'vitest'

import { fieldsOf, linksIn, shownNow, wordsOf } from './readPage.ts'

const linkWith = (inner: string): HTMLElement => {
  const at = document.createElement('div')
  at.innerHTML = `<a data-passage="Hall">${inner}</a>`
  return at.firstElementChild as HTMLElement
}

test('names a link with an image by the alternative text', () => {
  expect(wordsOf(linkWith('<img alt="A door">'))).toBe('A door')
})

test('names a link with only an image by its target', () => {
  expect(wordsOf(linkWith('<img>'))).toBe('Hall')
})

test('never splits an emoji when it shortens a text', () => {
  const inside = (most: number) => `${'a'.repeat(most - 1)}🪔 and more`
  document.body.innerHTML = `<tw-passage data-passage="${inside(80)}"><textarea></textarea></tw-passage>`
  const passage = document.querySelector<HTMLElement>('tw-passage')
  const field = document.querySelector('textarea')
  // jsdom calculates no layout, so it does not support `innerText`.
  if (passage) passage.innerText = inside(20_000)
  if (passage && field) passage.append(field)
  if (field) field.value = inside(200)

  const { title, text } = shownNow()
  const cuts = [title, text, ...fieldsOf(), wordsOf(linkWith(`<img alt="${inside(300)}">`))]

  expect(cuts.map((words) => words.length)).toEqual([79, 19_999, 199, 299])
  expect(cuts.every((words) => words.isWellFormed())).toBe(true)
})

test('lists enabled arrows of the page after the links of the passage', () => {
  document.body.innerHTML = `<tw-story><tw-passage><tw-sidebar>
    <tw-icon title="Undo">↶</tw-icon><tw-icon title="Redo" style="visibility:hidden">↷</tw-icon>
    </tw-sidebar><tw-link title="On">On</tw-link></tw-passage></tw-story>`
  // jsdom calculates no layout, so the elements need a mock rectangle.
  for (const one of document.querySelectorAll<HTMLElement>('tw-icon, tw-link')) {
    one.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
  }

  expect(linksIn().map(wordsOf)).toEqual(['On', 'Undo'])
})
