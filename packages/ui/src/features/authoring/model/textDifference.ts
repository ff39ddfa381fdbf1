/** Lines that two texts share, or that only one of them has. */
export interface TextChange {
  change: 'same' | 'added' | 'removed'
  text: string
}
