let hasNotice = false
const listeners = new Set<() => void>()

/** True once this visit has a notice, which loads the code to show it. */
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
