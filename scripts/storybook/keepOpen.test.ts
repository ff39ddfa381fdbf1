// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'

import { keepOpen } from '../../.storybook/keepOpen.ts'

/** Which of two losses of the focus a menu hears of: to another window, and to a button beside it. */
function heardLosses({ isFramed }: { isFramed: boolean }) {
  document.body.innerHTML = '<div id="storybook-root"></div><iframe></iframe><button>A</button>'
  const frameElement = isFramed ? document.querySelector('iframe') : null
  Object.defineProperty(window, 'frameElement', { value: frameElement, configurable: true })
  keepOpen()
  const button = document.querySelector('button')
  const heard: (EventTarget | null)[] = []
  document.body.addEventListener('focusout', ({ relatedTarget }) => heard.push(relatedTarget))
  for (const relatedTarget of [null, document.body]) {
    button?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }))
  }
  return heard
}

afterEach(() => document.body.replaceWith(document.createElement('body')))

test('a story by itself hears whenever the focus goes', () => {
  expect(heardLosses({ isFramed: false })).toEqual([null, document.body])
})

test('a story in a frame of a page hears of no loss to another window', () => {
  expect(heardLosses({ isFramed: true })).toEqual([document.body])
})
