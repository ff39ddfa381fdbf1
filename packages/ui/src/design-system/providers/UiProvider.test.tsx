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

test('a component without a provider throws an explanation', () => {
  expect(() => render(<Link href="/home">Home</Link>)).toThrow(/UiProvider/)
})

test('the outermost provider sets the theme of the whole page', () => {
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

test('a theme change applies immediately without a re-render', async () => {
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

test('subscribers get theme changes of the nearest provider', () => {
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

test('the outermost provider sets language and direction of the page', () => {
  const { rerender } = render(<UiProvider locale="ur">{null}</UiProvider>)
  const { documentElement } = document
  expect([documentElement.lang, documentElement.dir]).toEqual(['ur', 'rtl'])

  rerender(<UiProvider locale="hi">{null}</UiProvider>)
  expect([documentElement.lang, documentElement.dir]).toEqual(['hi', 'ltr'])
})

test('a nested provider inherits missing props', () => {
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

test('a part of another page keeps its language and theme and styles its own dialogs', () => {
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

test('without a locale the page keeps its language, and overlays set their own', () => {
  const { documentElement } = document
  Object.assign(documentElement, { lang: 'de', dir: 'rtl' })

  const { unmount } = render(<UiProvider theme="light">{question}</UiProvider>)

  expect([documentElement.lang, documentElement.dir]).toEqual(['de', 'rtl'])
  expect(screen.getByText('It is kept.').closest('[lang]')).toHaveAttribute('lang', 'en')
  expect(screen.getByText('It is kept.').closest('[dir]')).toHaveAttribute('dir', 'ltr')
  expect(document.querySelector('[data-ui-root]')).toHaveAttribute('lang', 'en')
  unmount()
})

test('a custom theme applies to the page and its overlays', () => {
  render(<UiProvider theme={createTheme({ name: 'tea', brand: '#0F766E' })}>{question}</UiProvider>)

  expect(document.documentElement.dataset['theme']).toBe('tea')
  const { parentElement } = screen.getByText('It is kept.')
  expect(getComputedStyle(document.documentElement).getPropertyValue('--ui-brand')).toBe('#0F766E')
  expect(parentElement?.closest('[data-theme]')).toBe(document.documentElement)
})
