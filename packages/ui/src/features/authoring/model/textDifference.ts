export interface TextChange {
  change: 'same' | 'added' | 'removed'
  text: string
}
