export interface PendingInput {
  value: string
  /** Called with the draft to store. Empty once it was sent. */
  onChange: (words: string) => void
}
