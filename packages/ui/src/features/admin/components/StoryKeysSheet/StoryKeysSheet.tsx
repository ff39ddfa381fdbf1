import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { KeyList } from '../../../play/components/KeysSheet/KeyList.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { storyKeysSheetStyles as styles } from './StoryKeysSheet.styles.ts'

const KEYS = [
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'select'],
  ['q', 'quick'],
  ['↑ ↓', 'around'],
  ['/', 'search'],
  ['n', 'nextPage'],
  ['p', 'previousPage'],
  ['Esc', 'close'],
  ['?', 'help'],
] as const

export interface StoryKeysSheetProps {
  isOpen: boolean
  onClose: () => void
  /** Letters are enabled as shortcuts on this device. */
  hasKeys: boolean
  onKeysChange: (hasKeys: boolean) => void
}

export function StoryKeysSheet({ isOpen, onClose, hasKeys, onKeysChange }: StoryKeysSheetProps) {
  const { keys } = useAdminMessages().stories

  return (
    <Dialog
      actions={<Button onPress={onClose}>{keys.close}</Button>}
      isOpen={isOpen}
      onClose={onClose}
      title={keys.title}
    >
      <KeyList items={KEYS.map(([key, act]) => [key, keys.does[act]] as const)} />
      <Checkbox isSelected={hasKeys} onChange={onKeysChange}>
        {keys.on}
      </Checkbox>
      <p css={styles.note}>{keys.note}</p>
    </Dialog>
  )
}
