import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { playKeys } from '../../model/playKeys.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { KeyList } from './KeyList.tsx'
import { keysSheetStyles as styles } from './KeysSheet.styles.ts'

export interface KeysSheetProps {
  isOpen: boolean
  onClose: () => void
  hasKeys: boolean
  onKeysChange: (hasKeys: boolean) => void
}

export function KeysSheet({ isOpen, onClose, hasKeys, onKeysChange }: KeysSheetProps) {
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
