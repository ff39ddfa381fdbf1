import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { OpenDialog } from '../primitives/Dialog/OpenDialog.tsx'
import { createTheme } from '../theme/customTheme.ts'
import { Badge } from '../primitives/Badge/Badge.tsx'
import { Link } from '../primitives/Link/Link.tsx'
import { themeNameOf, useUi } from '../context/uiContext.ts'
import { UiProvider } from './UiProvider.tsx'
import { useActiveTheme } from './activeTheme.ts'

const matchMedia = vi.fn<(query: string) => { matches: boolean }>(() => ({ matches: false }))
vi.stubGlobal('matchMedia', matchMedia)
vi.spyOn(console, 'error').mockImplementation(() => {})
// Cleans up, because all tests share one document.
afterEach(() => {
  for (const name of ['lang', 'dir', 'data-theme']) document.documentElement.removeAttribute(name)
})

test('throws an error with an explanation if there is no provider', () => {
  expect(() => render(<Link href="/home">Home</Link>)).toThrow(/UiProvider/)
})

test('sets the theme of the complete page in the outermost provider', () => {
  render(
    <UiProvider theme="light">
      <UiProvider theme="contrast">
        <Badge tone="positive">Published</Badge>
      </UiProvider>
    </UiProvider>,
  )

  expect(document.documentElement.dataset['theme']).toBe('light')
  expect(screen.getByText('Published').closest('[data-theme]')).toHaveAttribute(
    'data-theme',
    'contrast',
  )
})

test('applies a change of the theme immediately without a render', async () => {
  const draw = vi.fn<() => void>()
  function Part() {
    useUi()
    draw()
    return <Badge tone="positive">Published</Badge>
  }
  const part = <Part />
  const { rerender } = render(<UiProvider theme="light">{part}</UiProvider>)
  const { dataset } = document.documentElement
  draw.mockClear()

  rerender(<UiProvider theme="contrast">{part}</UiProvider>)

  expect([dataset['theme'], dataset['changing']]).toEqual(['contrast', ''])
  expect(draw).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(dataset['changing']).toBeUndefined())
})

test('notifies subscribers about theme changes of the nearest provider', () => {
  const Worn = () => <p>{themeNameOf(useActiveTheme())}</p>
  const tree = (theme: 'light' | 'contrast') => (
    <UiProvider theme={theme}>
      <Worn />
      <UiProvider locale="hi">
        <Worn />
      </UiProvider>
      <UiProvider theme="dark">
        <Worn />
      </UiProvider>
    </UiProvider>
  )
  const { container, rerender } = render(tree('light'))

  rerender(tree('contrast'))

  const worn = [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(worn).toEqual(['contrast', 'contrast', 'dark'])
})

test('sets language and direction of the page in the outermost provider', () => {
  const { rerender } = render(<UiProvider locale="ur">{null}</UiProvider>)
  const { documentElement } = document
  expect([documentElement.lang, documentElement.dir]).toEqual(['ur', 'rtl'])

  rerender(<UiProvider locale="hi">{null}</UiProvider>)
  expect([documentElement.lang, documentElement.dir]).toEqual(['hi', 'ltr'])
})

test('inherits missing props from the outer provider', () => {
  render(
    <UiProvider theme="light">
      <UiProvider locale="hi">
        <Badge tone="neutral">Draft</Badge>
      </UiProvider>
    </UiProvider>,
  )

  expect(screen.getByText('Draft').closest('[data-theme]')).toHaveAttribute('data-theme', 'light')
})

const question = (
  <OpenDialog isOpen role="alertdialog" title="Leave?" onClose={() => undefined}>
    It is kept.
  </OpenDialog>
)

test('does not change a page that contains the tree, and styles only the dialogs of the tree', () => {
  const { documentElement } = document
  Object.assign(documentElement, { lang: 'de', dir: 'rtl' })
  documentElement.dataset['theme'] = 'theirs'

  const { unmount } = render(
    <UiProvider isWholePage={false} theme="light">
      {question}
    </UiProvider>,
  )

  expect([documentElement.lang, documentElement.dir]).toEqual(['de', 'rtl'])
  expect(documentElement.dataset['theme']).toBe('theirs')
  expect(
    screen.getByRole('alertdialog', { name: 'Leave?' }).closest('[data-theme]'),
  ).toHaveAttribute('data-theme', 'light')
  unmount()
})

test('does not change the language of the page without a locale, but sets it for overlays', () => {
  const { documentElement } = document
  Object.assign(documentElement, { lang: 'de', dir: 'rtl' })

  const { unmount } = render(<UiProvider theme="light">{question}</UiProvider>)

  expect([documentElement.lang, documentElement.dir]).toEqual(['de', 'rtl'])
  expect(screen.getByText('It is kept.').closest('[lang]')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('It is kept.').closest('[dir]')).toHaveAttribute('dir', 'ltr')
  expect(document.querySelector('[data-ui-root]')).toHaveAttribute('lang', 'en')
  unmount()
})

test('applies a custom theme to the page and its overlays', () => {
  render(<UiProvider theme={createTheme({ name: 'tea', brand: '#0F766E' })}>{question}</UiProvider>)

  expect(document.documentElement.dataset['theme']).toBe('tea')
  const { parentElement } = screen.getByText('It is kept.')
  expect(getComputedStyle(document.documentElement).getPropertyValue('--ui-brand')).toBe('#0F766E')
  expect(parentElement?.closest('[data-theme]')).toBe(document.documentElement)
})
