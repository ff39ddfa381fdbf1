export interface PendingInput {
  value: string
  /** Called with the words being written, to be kept; empty once they are sent. */
  onChange: (words: string) => void
}
