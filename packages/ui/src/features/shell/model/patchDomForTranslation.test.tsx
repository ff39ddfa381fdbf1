import { act, render } from '@testing-library/react'
import { afterAll, expect, test } from 'vitest'

import { patchDomForTranslation } from './patchDomForTranslation.ts'

const { appendChild, insertBefore, removeChild } = Node.prototype
afterAll(() => Object.assign(Node.prototype, { appendChild, insertBefore, removeChild }))

const fontOf = (text: Text) => {
  const font = document.createElement('font')
  font.append(text.data.toUpperCase())
  return font
}
const WAYS: Record<string, (text: Text) => void> = {
  'replaced in one step': (text) => text.replaceWith(fontOf(text)),
  'inserted before': (text) => {
    text.before(fontOf(text))
    text.remove()
  },
  'inserted after': (text) => {
    text.after(fontOf(text))
    text.remove()
  },
  'put around': (text) => {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  },
}

async function translate(element: Element, replace: (text: Text) => void) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  found.filter(({ parentNode }) => parentNode?.nodeName !== 'FONT').forEach(replace)
  await Promise.resolve()
}

interface LineProps {
  parts: string[]
  count?: number
}
const Line = ({ parts, count }: LineProps) => (
  <p>
    {parts.includes('icon') && <b>!</b>}
    {parts.includes('first') && 'first '}
    {parts.includes('second') && 'second '}
    {count} of 9
  </p>
)

patchDomForTranslation()

test('throws errors of the app on a page that is not translated', () => {
  expect(() => document.body.removeChild(document.createElement('i'))).toThrow(/not a child/)
})

test.each(Object.entries(WAYS))(
  'removes, inserts and updates texts whose `font` element was %s',
  async (_how, replace) => {
    const { container, rerender } = render(<Line parts={['first', 'second']} count={1} />)
    const show = async (props: LineProps) => {
      await translate(container, replace)
      await act(async () => rerender(<Line {...props} />))
      await translate(container, replace)
      return container.textContent?.toLowerCase()
    }

    expect(await show({ parts: ['icon', 'second'], count: 1 })).toBe('!second 1 of 9')
    expect(await show({ parts: ['first', 'second'], count: 2 })).toBe('first second 2 of 9')
    expect(await show({ parts: ['icon'], count: 3 })).toBe('!3 of 9')
  },
)

test('shows the last value once if a translated text changes twice', async () => {
  const { container, rerender } = render(<Line parts={[]} count={1} />)
  await translate(container, WAYS['replaced in one step']!)

  await act(async () => rerender(<Line parts={[]} count={2} />))
  await act(async () => rerender(<Line parts={[]} count={3} />))

  expect(container).toHaveTextContent(/^3 OF 9$/)
})
