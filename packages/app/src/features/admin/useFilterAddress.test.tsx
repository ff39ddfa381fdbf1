import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'

import { RouterContext } from '../../navigation/routerContext.ts'
import { useFilterAddress } from './addressFilters.ts'

afterEach(cleanup)

function List() {
  const [search, setSearch] = useFilterAddress()

  return (
    <>
      <h1>List of {search.get('search') ?? 'all'}</h1>
      <button onClick={() => setSearch({ search: 'Tara' })} type="button">
        Narrow
      </button>
    </>
  )
}

function openList() {
  const router = createMemoryRouter(
    [
      { path: '/list', Component: List },
      { path: '/story', loader: () => null, Component: () => <h1>A story</h1> },
    ],
    { initialEntries: ['/list'] },
  )
  render(
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>,
  )
  return router
}

const filterList = () => screen.getByRole('button', { name: 'Narrow' }).click()

test('writes a filter to the address', async () => {
  openList()

  await act(async () => filterList())

  expect(screen.getByRole('heading')).toHaveTextContent('List of Tara')
})

test('ignores a filter change right after a link was pressed', async () => {
  const router = openList()

  await act(async () => {
    void router.navigate('/story')
    filterList()
  })

  expect(screen.getByRole('heading')).toHaveTextContent('A story')
})

test('ignores a filter change during a navigation', async () => {
  const router = openList()

  await act(async () => {
    await router.navigate('/story')
    filterList()
  })

  expect(router.state.location).toMatchObject({ pathname: '/story', search: '' })
})
