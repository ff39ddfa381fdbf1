import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'

import { useGoBack } from './usePlayNavigation.ts'

function Play() {
  const goBack = useGoBack('/game/1')

  return (
    <button onClick={goBack} type="button">
      Back
    </button>
  )
}

function Loading() {
  const [story, setStory] = useState<string | null>(null)
  const goBack = useGoBack(story)

  return (
    <>
      <button onClick={goBack} type="button">
        Back
      </button>
      <button onClick={() => setStory('/game/1')} type="button">
        Loaded
      </button>
    </>
  )
}

function open(path: string) {
  history.pushState(null, '', path)
  const router = createBrowserRouter([
    { path: '/browse', element: <Link to="/play/1">Go on</Link> },
    {
      path: '/login',
      element: (
        <Link replace to="/play/1">
          Sign in
        </Link>
      ),
    },
    { path: '/play/1', element: <Play /> },
    { path: '/play/2', element: <Loading /> },
    { path: '/game/1', element: <p>The story</p> },
  ])
  render(<RouterProvider router={router} />)
  return router
}
afterEach(() => document.body.replaceChildren())

test('Back returns to the previous page', async () => {
  open('/browse')
  fireEvent.click(await screen.findByText('Go on'))

  fireEvent.click(await screen.findByText('Back'))

  expect(await screen.findByText('Go on')).toBeVisible()
})

test('Back goes to the story if the page was opened directly', async () => {
  open('/play/1')

  fireEvent.click(await screen.findByText('Back'))

  expect(await screen.findByText('The story')).toBeVisible()
})

test('Back waits for the story if pressed while it loads', async () => {
  open('/play/2')
  fireEvent.click(await screen.findByText('Back'))
  expect(location.pathname).toBe('/play/2')

  fireEvent.click(screen.getByText('Loaded'))

  expect(await screen.findByText('The story')).toBeVisible()
})

test('does not navigate without a press', async () => {
  open('/play/2')

  fireEvent.click(await screen.findByText('Loaded'))

  expect(screen.queryByText('The story')).toBeNull()
})

test('Back skips a login page', async () => {
  open('/login')
  fireEvent.click(await screen.findByText('Sign in'))

  fireEvent.click(await screen.findByText('Back'))

  expect(await screen.findByText('The story')).toBeVisible()
})
