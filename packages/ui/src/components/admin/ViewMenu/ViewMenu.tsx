import type { SavedView } from '@kathasagar/api/contract'
import { useState } from 'react'

import { fill } from '../../../format/fill.ts'
import { useAttempt } from '../../../hooks/useAttempt.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Popover } from '../../primitives/Popover/Popover.tsx'
import { viewMenuStyles as styles } from './ViewMenu.styles.ts'
import { ViewForm } from './ViewForm.tsx'

export interface ViewMenuProps {
  /** Views that are kept, by name. */
  items: readonly SavedView[]
  /** The list is to show a view. */
  onApply: (view: SavedView) => void
  /** Keeps what the list shows now by a name; gives why that was refused, as a sentence. */
  onSave: (name: string) => Promise<string | null>
  /** The list is to open with a view, or with all stories again. Gives what `onSave` gives. */
  onDefaultChange: (view: SavedView, isDefault: boolean) => Promise<string | null>
  /** A view is to be forgotten. Gives what `onSave` gives. */
  onRemove: (view: SavedView) => Promise<string | null>
}

/** Views of the list that are kept by name, and a way to keep the one that shows. */
export function ViewMenu({ items, onApply, ...acts }: ViewMenuProps) {
  const { views: messages } = useAdminMessages().stories
  const [isOpen, setOpen] = useState(false)
  const { refusal, attempt } = useAttempt<string>()

  return (
    <Popover
      isOpen={isOpen}
      label={messages.title}
      onOpenChange={setOpen}
      placement="bottom start"
      trigger={<Button size="small">{messages.title}</Button>}
    >
      <div css={styles.menu}>
        {refusal && <FormError>{refusal}</FormError>}
        {items.length > 0 && (
          <ul aria-label={messages.title} css={styles.list}>
            {items.map((view) => (
              <ViewRow
                key={view.id}
                onApply={() => {
                  setOpen(false)
                  onApply(view)
                }}
                onDefault={() => void attempt(() => acts.onDefaultChange(view, !view.is_default))}
                onRemove={() => void attempt(() => acts.onRemove(view))}
                view={view}
              />
            ))}
          </ul>
        )}
        <ViewForm onSave={acts.onSave} />
      </div>
    </Popover>
  )
}

interface ViewRowProps {
  /** The view. */
  view: SavedView
  /** The view takes the place of what shows. */
  onApply: () => void
  /** The view becomes the one that the list opens with, or is so no more. */
  onDefault: () => void
  /** The view is forgotten. */
  onRemove: () => void
}

function ViewRow({ view: { name, is_default }, onApply, onDefault, onRemove }: ViewRowProps) {
  const { views: messages } = useAdminMessages().stories

  return (
    <li css={styles.row}>
      <Button onPress={onApply} size="small" variant="quiet">
        <span css={styles.name} dir="auto">
          {name}
        </span>
      </Button>
      <span css={styles.acts}>
        <IconButton
          icon="pin"
          isPressed={is_default}
          label={fill(messages.makeDefault, { name })}
          onPress={onDefault}
          size="small"
        />
        <IconButton
          icon="trash"
          label={fill(messages.remove, { name })}
          onPress={onRemove}
          size="small"
        />
      </span>
    </li>
  )
}
