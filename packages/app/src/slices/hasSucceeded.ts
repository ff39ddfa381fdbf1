import type { RouteName } from '@kathasagar/api/contract'
import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit'

/** Matches successful calls by name. Their code need not be loaded. */
export function hasSucceeded(...calls: (RouteName | 'joinAction')[]) {
  const names: readonly unknown[] = calls
  return (action: unknown): action is UnknownAction => {
    if (!isFulfilled(action)) return false
    const asked = action.meta.arg as { endpointName?: unknown } | undefined
    return names.includes(asked?.endpointName)
  }
}
