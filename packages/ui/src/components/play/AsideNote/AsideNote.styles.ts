import { declinedNoteStyles } from '../DeclinedNote/DeclinedNote.styles.ts'
import { theme } from '../../../theme/theme.ts'

const { color, font, size, space } = theme

const { note, lead, free } = declinedNoteStyles

export const asideNoteStyles = {
  note,
  lead,
  free,
  role: { color: color.text, fontFamily: font.story, fontSize: size.body },
  choices: { display: 'grid', gap: space.s },
  choice: {
    justifyContent: 'flex-start',
    whiteSpace: 'normal' as const,
    textAlign: 'start' as const,
    overflowWrap: 'anywhere' as const,
  },
}
