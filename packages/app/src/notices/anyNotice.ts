let hasNotice = false
const listeners = new Set<() => void>()

/** True after the first notice of a visit. Then the code for notices is loaded. */
export const anyNotice = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => hasNotice,
}

export function announceNotice() {
  hasNotice = true
  for (const listener of listeners) listener()
}
