interface Output {
  isTTY?: boolean
  write(text: string): unknown
}

/** Shows what goes on: one last line with seconds in a terminal, a line for each elsewhere. */
export function createSteps(out?: Output): {
  /** Runs something that takes its time, which `what` tells in words. */
  step<T>(what: string, task: () => Promise<T>): Promise<T>
  /** Writes whole lines, above the one that shows what runs. */
  print(text: string): void
}
