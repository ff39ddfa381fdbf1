import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { freshId } from '../../../structure/freshId.ts'
import type { CodexPage } from '../../../structure/structureEdit.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { withChanges } from '../../../structure/withoutBlanks.ts'
import { CodexFields } from './CodexFields.tsx'
import { PartPane } from './PartPane.tsx'
import type { PartEditing } from './partTypes.ts'
import { useSelectedPart } from './useSelectedPart.ts'

/** The pages of the codex: which of them is open, and what can be done with it. */
function usePages({ onEdit, sought }: PartEditing) {
  const { structure } = useAuthoredStory()
  const pages = structure.codex ?? []
  const ids = pages.map(({ id }) => id)
  const pageAt = ([, at]: readonly (string | number)[]) => pages[Number(at)]?.id
  const selection = useSelectedPart(ids, sought, pageAt)
  const at = ids.indexOf(selection.selected ?? '')

  const put = (codex: CodexPage[], typing?: string) =>
    onEdit({ kind: 'setParts', change: { codex }, typing })
  const add = () => {
    const id = freshId(ids, 'page')
    put([...pages, { id, title: '', text: '' }])
    selection.select(id)
  }
  const change = (changes: Partial<CodexPage>, typing?: string) => {
    const page = pages[at]
    if (page) put(pages.with(at, withChanges<CodexPage>(page, changes, ['title', 'text'])), typing)
  }
  return { ...selection, pages, at, add, change }
}

/** The pages that tell readers what a story draws from. */
export function CodexPane(props: PartEditing) {
  const { codex: messages } = usePartMessages()
  const { pages, at, ...codex } = usePages(props)
  const page = pages[at]

  return (
    <PartPane
      addLabel={messages.add}
      empty={messages.empty}
      label={messages.list}
      most={STORY_LIMITS.codex}
      onAdd={codex.add}
      onChange={codex.select}
      items={pages.map(({ id, title }) => ({ id, name: title, note: id }))}
      value={codex.selected}
    >
      {page && (
        <CodexFields
          {...props}
          key={codex.turn}
          at={at}
          onChange={codex.change}
          onRenamed={codex.rename}
          page={page}
        />
      )}
    </PartPane>
  )
}
