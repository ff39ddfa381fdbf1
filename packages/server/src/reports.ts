export interface Reports {
  /** Shows progress to the operator. */
  say: (line: string) => void
  onError: (error: unknown) => void
}
