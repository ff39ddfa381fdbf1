export interface PendingInput {
  value: string
  /** Called with the draft to store. Empty once the draft was sent. */
  onChange: (words: string) => void
}
