import { fieldStyles } from '../Field/Field.styles.ts'
import { theme } from '../../../theme/theme.ts'

export const textAreaStyles = {
  control: {
    ...fieldStyles.control,
    display: 'block',
    lineHeight: 1.5,
    resize: 'vertical' as const,
  },
  story: { fontFamily: theme.font.story, fontSize: theme.size.choice, lineHeight: 1.6 },
  code: { fontFamily: 'ui-monospace, monospace', fontSize: theme.size.label, tabSize: 2 },
}
