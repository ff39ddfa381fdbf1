/** Where a server that starts and runs tells what it does. */
export interface Reports {
  /** What the server is doing, for the person who started it. */
  say: (line: string) => void
  onError: (error: unknown) => void
}
