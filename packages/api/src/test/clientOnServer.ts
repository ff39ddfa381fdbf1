import { configureStore } from '@reduxjs/toolkit'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

import { authReducer } from '../auth/authSlice.ts'
import { api } from '../client/apiSlice.ts'

export function clientOnServer() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  const server = setupServer()
  beforeAll(() => server.listen())
  afterEach(() => {
    server.resetHandlers()
    kept.clear()
  })
  afterAll(() => server.close())
  const openStore = () =>
    configureStore({
      reducer: { [api.reducerPath]: api.reducer, auth: authReducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    })
  return { server, openStore, kept }
}
