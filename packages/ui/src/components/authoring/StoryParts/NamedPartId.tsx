import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { idsOf } from '../../../structure/editParts.ts'
import type { NamedPart } from '../../../structure/structureEdit.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { PartId } from './PartId.tsx'
import type { PartEditing } from './partTypes.ts'

export interface NamedPartIdProps extends Pick<PartEditing, 'onEdit'> {
  part: NamedPart
  /** As it stands. */
  id: string
  /** What goes by the name. */
  hint: string
  /** Called with the new id. */
  onRenamed: (id: string) => void
}

/** The name by which scenes name somebody, something or a page; they follow to another one. */
export function NamedPartId({ part, id, hint, onEdit, onRenamed }: NamedPartIdProps) {
  const partMessages = usePartMessages()
  const { structure } = useAuthoredStory()

  return (
    <PartId
      hint={hint}
      id={id}
      label={partMessages.id}
      onRename={(to) => {
        onEdit({ kind: 'renamePart', part, from: id, to })
        onRenamed(to)
      }}
      taken={idsOf(structure, part)}
    />
  )
}
