import { useEffect, useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { ProgressBar } from '../../../../design-system/primitives/ProgressBar/ProgressBar.tsx'
import { Select, type SelectOption } from '../../../../design-system/primitives/Select/Select.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, pane } = theme

const styles = {
  rows: { display: 'grid', gap: space.s, overflowY: 'auto' as const, maxBlockSize: pane.l },
  row: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    justifyContent: 'space-between',
    gap: space.s,
    fontSize: size.note,
    overflowWrap: 'anywhere' as const,
  },
  refused: { color: color.dangerText },
}

export interface ImportRow {
  name: string
  state: 'waiting' | 'reading' | 'imported' | 'stopped'
  href?: string | undefined
  refusal?: string | undefined
}

export interface ImportStoriesDialogProps {
  categories: readonly SelectOption[]
  /** Files of the running import or of the last one. */
  rows: readonly ImportRow[]
  /** Imports each file as a draft, one after the other. Stops if the signal is aborted. */
  onFiles: (files: readonly File[], categoryId: string, signal: AbortSignal) => Promise<void>
  onClose: () => void
}

/** Imports several JSON or Twee files as drafts. Closing the dialog cancels the import. */
export function ImportStoriesDialog(props: ImportStoriesDialogProps) {
  const { categories, rows, onFiles, onClose } = props
  const { imports: messages } = useAdminMessages().stories
  const { count } = useFormat()
  const [category, setCategory] = useState(categories[0]?.value ?? '')
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const handleFiles = async (files: readonly File[]) => {
    if (files.length === 0) return
    running.current = new AbortController()
    setBusy(true)
    await onFiles(files, category, running.current.signal)
    setBusy(false)
  }
  const done = rows.filter(({ state }) => state !== 'waiting' && state !== 'reading').length
  const progress = fill(messages.progress, { done: count(done), count: count(rows.length) })

  return (
    <Dialog
      actions={
        <Button onPress={isBusy ? () => running.current?.abort() : onClose}>
          {isBusy ? messages.stop : messages.close}
        </Button>
      }
      isOpen
      onClose={onClose}
      title={messages.title}
    >
      <Stack gap="l">
        <p>{messages.hint}</p>
        <Select
          items={categories}
          label={messages.category}
          onChange={setCategory}
          value={category}
        />
        <div>
          <FileTrigger
            acceptedFileTypes={['.json', '.twee', '.tw']}
            allowsMultiple
            onSelect={(files) => void handleFiles([...(files ?? [])])}
          >
            <Button icon="plus" isDisabled={isBusy} variant="primary">
              {messages.choose}
            </Button>
          </FileTrigger>
        </div>
        {rows.length > 0 && (
          <>
            <div role="status">{progress}</div>
            <ProgressBar label={progress} value={(100 * done) / rows.length} />
            <ul aria-label={messages.results} css={styles.rows}>
              {rows.map(({ name, state, href, refusal }, index) => (
                <li css={styles.row} key={`${index} ${name}`}>
                  <span dir="auto">{href ? <Link href={href}>{name}</Link> : name}</span>
                  <span css={refusal && styles.refused}>{refusal ?? messages.states[state]}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
