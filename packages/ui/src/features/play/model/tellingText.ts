/**
 * The answer that is being told, read where it is drawn: each word then draws its own line anew
 * and not the whole screen, however long the log has grown.
 */
export interface TellingText {
  /** Calls back at every change; gives back how to end that. */
  subscribe: (onChange: () => void) => () => void
  /** As much as has arrived; empty while nothing has. */
  read: () => string
}

export const tellingOf = (text: string): TellingText => ({
  subscribe: () => () => undefined,
  read: () => text,
})
