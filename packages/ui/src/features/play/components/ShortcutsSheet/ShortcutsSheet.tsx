import { useMessages } from '../../../../messages/useMessages.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { playKeys } from '../../model/playKeys.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, size, space, radius, media, optical, lineWidth } = theme

const styles = {
  keys: {
    display: 'grid',
    marginBlockEnd: space.l,
    [media.from.m]: { gridTemplateColumns: '1fr 1fr', columnGap: space.xl },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: `${space.giant} 1fr`,
    alignItems: 'baseline',
    gap: space.m,
    paddingBlock: `calc(${space.xs} + ${optical})`,
  },
  key: {
    padding: `calc(${space.hair} + ${optical}) ${space.s} ${optical}`,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.s,
    background: color.sunken,
    color: color.text,
    fontFamily: font.interface,
    fontSize: size.label,
    whiteSpace: 'nowrap' as const,
  },
  meaning: { color: color.text, fontSize: size.note },
  note: { marginBlockStart: space.xs, color: color.textMuted, fontSize: size.label },
}

export interface ShortcutsSheetProps {
  isOpen: boolean
  onClose: () => void
  hasKeys: boolean
  onKeysChange: (hasKeys: boolean) => void
}

export function ShortcutsSheet({ isOpen, onClose, hasKeys, onKeysChange }: ShortcutsSheetProps) {
  const { play, reading } = usePlayMessages()
  const { story } = useMessages()

  return (
    <Dialog
      actions={<Button onPress={onClose}>{play.close}</Button>}
      isOpen={isOpen}
      onClose={onClose}
      title={reading.keys}
    >
      <KeyList items={playKeys({ reading, story })} />
      <Checkbox isSelected={hasKeys} onChange={onKeysChange}>
        {reading.keysOn}
      </Checkbox>
      <p css={styles.note}>{reading.keysNote}</p>
    </Dialog>
  )
}

function KeyList({ items }: { items: readonly (readonly [key: string, meaning: string])[] }) {
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
