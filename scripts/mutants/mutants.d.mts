/** Ways to break the ledger and access, each with the tests that have to notice. */
export const MUTANTS: {
  name: string
  /** File below packages/server/src, the words that stand there once, and what they become. */
  edits: [file: string, from: string, to: string][]
  /** Below packages/server/src. */
  tests: string[]
}[]
