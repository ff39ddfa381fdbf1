import type { RouteName } from '@kathasagar/api/contract'
import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit'

/**
 * Whether an action says that one of these calls has succeeded. Calls are known by their names, so
 * that the shell need not have the code of them all. An action that was played without a network is
 * taken under a name of its own.
 */
export function hasSucceeded(...calls: (RouteName | 'joinAction')[]) {
  const names: readonly unknown[] = calls
  return (action: unknown): action is UnknownAction => {
    if (!isFulfilled(action)) return false
    const asked = action.meta.arg as { endpointName?: unknown } | undefined
    return names.includes(asked?.endpointName)
  }
}
