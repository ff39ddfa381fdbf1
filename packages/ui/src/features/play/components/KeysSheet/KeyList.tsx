import { keysSheetStyles as styles } from './KeysSheet.styles.ts'

export interface KeyListProps {
  /** Keys and what each does, in the order they are told. */
  items: readonly (readonly [key: string, meaning: string])[]
}

/** Keys, each beside what it does. */
export function KeyList({ items }: KeyListProps) {
  return (
    <dl css={styles.keys}>
      {items.map(([key, meaning]) => (
        <div key={key} css={styles.row}>
          <dt>
            <kbd css={styles.key}>{key}</kbd>
          </dt>
          <dd css={styles.meaning}>{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}
