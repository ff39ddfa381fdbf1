import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { scenesNaming } from '../../../structure/editParts.ts'
import type { NamedPart } from '../../../structure/structureEdit.ts'
import { useAuthoredStory } from '../../../structure/storyLanguage.ts'
import { PartEnd } from './PartEnd.tsx'
import type { PartEditing } from './partTypes.ts'

export interface NamedPartEndsProps extends Pick<PartEditing, 'onEdit' | 'onGo'> {
  part: NamedPart
  /** By which scenes name it. */
  id: string
  /** As the author calls it. */
  name: string
}

/** Where a scene names it. */
const FIELDS = { cast: 'people', things: 'things', codex: 'meets', plates: 'plate' } as const

/** The scenes that name somebody, something or a page, and the way to remove it. */
export function NamedPartEnds({ part, id, name, onEdit, onGo }: NamedPartEndsProps) {
  const partMessages = usePartMessages()
  const { structure } = useAuthoredStory()

  return (
    <PartEnd
      fate={partMessages.letGo}
      name={name}
      onRemove={() => onEdit({ kind: 'removePart', part, id })}
      uses={scenesNaming(structure, part, id).map((node) => ({
        words: node,
        onGo: () => onGo({ node, path: ['nodes', node, FIELDS[part]] }),
      }))}
    />
  )
}
