import type { ImportFix } from '@kathasagar/interchange'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { ScrollRegion } from '../../primitives/ScrollRegion/ScrollRegion.tsx'
import { importDialogStyles } from './ImportDialog.styles.ts'

export interface ImportFixesProps {
  /** All that were made, in the order of the scenes. */
  items: readonly ImportFix[]
  /** Ids of those that are left out. */
  value: ReadonlySet<string>
  /** Others are to be left out. */
  onChange: (value: ReadonlySet<string>) => void
}

/** Each is a box to tick: more of them stay or go together. */
const SHOWN = 200

/** What was done to scenes to make them fit, each of which can be left out, as can all. */
export function ImportFixes({ items, value, onChange }: ImportFixesProps) {
  const { mends: messages } = useAuthoringMessages().structure.exchange
  const styles = importDialogStyles(useTheme())
  const { count } = useFormat()
  if (items.length === 0) return null
  const isAll = value.size === 0
  const ids = items.map(({ id }) => id)

  return (
    <fieldset css={styles.mends}>
      <legend>{messages.title}</legend>
      <p css={styles.readable}>{messages.about}</p>
      <Checkbox
        isIndeterminate={!isAll && value.size < items.length}
        isSelected={isAll}
        onChange={(isMade) => onChange(new Set(isMade ? [] : ids))}
      >
        {fill(messages.all, { count: count(items.length) })}
      </Checkbox>
      <FixList items={items.slice(0, SHOWN)} onChange={onChange} value={value} />
      {items.length > SHOWN && (
        <p css={styles.more}>{fill(messages.more, { count: count(items.length - SHOWN) })}</p>
      )}
    </fieldset>
  )
}

function FixList({ items, value, onChange }: ImportFixesProps) {
  const { mends: messages } = useAuthoringMessages().structure.exchange
  const styles = importDialogStyles(useTheme())
  const handleOne = (id: string, isMade: boolean) => {
    const left = new Set(value)
    if (isMade) left.delete(id)
    else left.add(id)
    onChange(left)
  }
  return (
    <ScrollRegion css={styles.scroll} label={messages.title}>
      <ul css={styles.mendList}>
        {items.map((fix) => (
          <li key={fix.id}>
            <Checkbox
              isSelected={!value.has(fix.id)}
              onChange={(isMade) => handleOne(fix.id, isMade)}
            >
              <FixWords fix={fix} />
            </Checkbox>
          </li>
        ))}
      </ul>
    </ScrollRegion>
  )
}

/** What was done, and to which scene. */
function FixWords({ fix }: { fix: ImportFix }) {
  const { mends: messages } = useAuthoringMessages().structure.exchange
  const { count } = useFormat()
  const { kind, node, parts, choice = 0 } = fix
  const number = kind === 'label' ? choice + 1 : parts

  return (
    <span>
      {fill(messages.kinds[kind], { count: count(number) })}: <bdi>{node}</bdi>
    </span>
  )
}
