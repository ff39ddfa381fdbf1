import { api, authReducer, useListCategoriesQuery } from '@kathasagar/api'
import { configureStore } from '@reduxjs/toolkit'
import { version } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer, auth: authReducer },
  middleware: (defaults) => defaults().concat(api.middleware),
})
const isSignedIn: boolean = store.getState().auth.isSignedIn
// @ts-expect-error -- the state has a type: it is not `any`
export const nonsense = store.getState().auth.nonsense

function Categories() {
  const { data, isLoading } = useListCategoriesQuery()
  const name: string | undefined = data?.[0]?.display_name
  return <p>{isLoading ? 'Loading' : (name ?? 'None')}</p>
}

const html = renderToString(
  <Provider store={store}>
    <Categories />
  </Provider>,
)
if (html !== '<p>Loading</p>' || isSignedIn) throw new Error(html)
console.log(`api was drawn by React ${version}`)
