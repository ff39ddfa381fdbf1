/** Words that are half written; they outlive the page. */
export interface PendingInput {
  /** As they stood when the page was left. */
  value: string
  /** Called with the words being written, to be kept; empty once they are sent. */
  onChange: (words: string) => void
}
