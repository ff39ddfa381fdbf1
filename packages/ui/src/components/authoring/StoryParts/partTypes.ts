import type { StructureEdit } from '../../../structure/structureEdit.ts'
import type { StructureFocus } from '../../../structure/structureFocus.ts'

/** What every pane of a story's parts is given. */
export interface PartEditing {
  /** The story was changed in one place. */
  onEdit: (edit: StructureEdit) => void
  /** Another place in the story is to be opened. */
  onGo: (place: StructureFocus) => void
  /** Where the cursor is to go; absent while nobody asked. */
  sought?: StructureFocus | undefined
}
