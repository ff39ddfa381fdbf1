import type { Store } from '../platform/call.ts'

export function interceptQueries(
  { db, transaction }: Store,
  onResult: () => void | Promise<void>,
): Store {
  const spared = new WeakSet<object>()
  const intercepted = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes('rate_limits')) spared.add(queryId)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (!spared.has(queryId)) await onResult()
      return result
    },
  })
  return { db: intercepted, transaction }
}
