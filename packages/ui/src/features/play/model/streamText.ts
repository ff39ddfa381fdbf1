/** Store with streamed text. A new word re-renders only the line that shows the text. */
export interface StreamText {
  subscribe: (onChange: () => void) => () => void
  read: () => string
}

export const streamTextOf = (text: string): StreamText => ({
  subscribe: () => () => undefined,
  read: () => text,
})
