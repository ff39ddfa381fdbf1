import type { DraftStructure } from '@kathasagar/story/schema'
import { useDeferredValue, useMemo, useState } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { findHits, replaceWords } from '../../model/structure/findReplace.ts'
import type { StructureFocus } from '../../model/structure/structureFocus.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const styles = {
  match: { background: 'none', color: theme.color.accent, textDecoration: 'underline' },
}

export interface FindReplaceProps {
  structure: DraftStructure
  lang?: string | undefined
  onClose: () => void
  onGo: (place: StructureFocus) => void
  onReplace: (structure: DraftStructure) => void
}

/** Maximum number of matches in the list. */
const LISTED = 100

export function FindReplace({ structure, lang, onClose, onGo, onReplace }: FindReplaceProps) {
  const { findReplace: messages } = useAuthoringMessages().structure
  const { count, counted } = useFormat()
  const [words, setWords] = useState('')
  const [by, setBy] = useState('')
  const [isExact, setExact] = useState(false)
  const [replaced, setReplaced] = useState<number | null>(null)
  const sought = useDeferredValue(words)
  const hits = useMemo(
    () => findHits(structure, { words: sought, isExact }),
    [structure, sought, isExact],
  )
  const status =
    replaced !== null && hits.length === 0
      ? counted(messages.replaced, replaced)
      : sought !== '' && counted(messages.hits, hits.length)

  return (
    <Dialog
      actions={
        <>
          <Button onPress={onClose}>{messages.close}</Button>
          <Button
            isDisabled={hits.length === 0}
            onPress={() => {
              setReplaced(hits.length)
              onReplace(replaceWords(structure, { words, isExact }, by))
            }}
            variant="primary"
          >
            {messages.replaceAll}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={messages.title}
    >
      <Stack gap="m">
        <TextInput label={messages.find} onChange={setWords} type="search" value={words} />
        <TextInput label={messages.by} onChange={setBy} value={by} />
        <Checkbox isSelected={isExact} onChange={setExact}>
          {messages.isExact}
        </Checkbox>
        <Text role="status" tone="secondary">
          {status}
        </Text>
        <Stack aria-label={messages.list} as="ul" gap="s">
          {hits.slice(0, LISTED).map(({ node, path, before, match, after }, at) => (
            <li key={at}>
              <Button onPress={() => onGo({ node, path })} size="small" variant="quiet">
                <bdi>{node}</bdi>
              </Button>
              <Text dir="auto" lang={lang}>
                {before}
                <mark css={styles.match}>{match}</mark>
                {after}
              </Text>
            </li>
          ))}
        </Stack>
        {hits.length > LISTED && (
          <Text size="small" tone="muted">
            {fill(messages.more, { count: count(hits.length - LISTED) })}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
