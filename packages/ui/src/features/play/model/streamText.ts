/** Store of streaming text, so that each word re-renders only its own line. */
export interface StreamText {
  /** Calls `onChange` on each change. Returns an unsubscribe function. */
  subscribe: (onChange: () => void) => () => void
  read: () => string
}

export const streamTextOf = (text: string): StreamText => ({
  subscribe: () => () => undefined,
  read: () => text,
})
