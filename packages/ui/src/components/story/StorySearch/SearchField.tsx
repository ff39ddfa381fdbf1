import type { KeyboardEvent } from 'react'

import { useSlashKey } from '../../../hooks/useSlashKey.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { searchFieldStyles as styles } from './SearchField.styles.ts'

export interface SearchFieldProps {
  /** What stands in the field. */
  value: string
  /** Somebody typed; all that stands in the field now. */
  onChange: (query: string) => void
  /** The focus came to the field, by whatever way. */
  onFocus: () => void
  /** A key was pressed in the field, before it types anything. */
  onKeyDown: (event: KeyboardEvent) => void
  /** Id of the list of results, while there is one. */
  listId: string | undefined
  /** Id of the result that the arrow keys have come to. */
  activeId: string | undefined
}

/** The underlined field; `/` brings the focus here from anywhere on the page. */
export function SearchField({ value, onChange, listId, activeId, ...on }: SearchFieldProps) {
  const messages = useMessages().story
  const field = useSlashKey<HTMLInputElement>()

  return (
    <div css={styles.field}>
      <Icon name="search" />
      <input
        {...on}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={listId !== undefined}
        aria-label={messages.searchStories}
        autoComplete="off"
        css={styles.input}
        enterKeyHint="search"
        name="q"
        onChange={({ target }) => onChange(target.value)}
        placeholder={messages.searchStories}
        ref={field}
        role="combobox"
        spellCheck={false}
        type="text"
        value={value}
      />
      <kbd aria-hidden="true" css={styles.key}>
        {messages.searchShortcut}
      </kbd>
    </div>
  )
}
