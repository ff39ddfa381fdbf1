import type { Store } from '../services/ports.ts'

/** Returns a store whose queries await `onResult` before they return rows. */
export function interceptQueries(store: Store, onResult: () => void | Promise<void>): Store {
  const db = store.repositories.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await onResult()
      return result
    },
  })
  return { ...store, repositories: { ...store.repositories, db } }
}
