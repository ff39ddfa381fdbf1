import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { playKeys } from '../../model/playKeys.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { shortcutsSheetStyles as styles } from './ShortcutsSheet.styles.ts'

export interface ShortcutsSheetProps {
  isOpen: boolean
  onClose: () => void
  hasKeys: boolean
  onKeysChange: (hasKeys: boolean) => void
}

export function ShortcutsSheet({ isOpen, onClose, hasKeys, onKeysChange }: ShortcutsSheetProps) {
  const { play, reading } = usePlayMessages()

  return (
    <Dialog
      actions={<Button onPress={onClose}>{play.close}</Button>}
      isOpen={isOpen}
      onClose={onClose}
      title={reading.keys}
    >
      <KeyList items={playKeys({ play, reading })} />
      <Checkbox isSelected={hasKeys} onChange={onKeysChange}>
        {reading.keysOn}
      </Checkbox>
      <p css={styles.note}>{reading.keysNote}</p>
    </Dialog>
  )
}

interface KeyListProps {
  items: readonly (readonly [key: string, meaning: string])[]
}

function KeyList({ items }: KeyListProps) {
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
