let isGiven = false
const listeners = new Set<() => void>()

/** Whether this visit has brought a notice; until then nobody needs the code that shows one. */
export const anyNotice = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => isGiven,
}

/** Says that there is a notice to show. */
export function announceNotice() {
  isGiven = true
  for (const listener of listeners) listener()
}
