import { shortcutsSheetStyles as styles } from './ShortcutsSheet.styles.ts'

export interface KeyListProps {
  items: readonly (readonly [key: string, meaning: string])[]
}

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
