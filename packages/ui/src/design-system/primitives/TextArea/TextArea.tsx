import { TextArea as AriaTextArea } from 'react-aria-components'

import { Field, type TextControlProps } from '../Field/Field.tsx'
import { fieldStyles } from '../Field/Field.styles.ts'
import { theme } from '../../theme/theme.ts'

const styles = {
  control: {
    ...fieldStyles.control,
    display: 'block',
    lineHeight: 1.5,
    resize: 'vertical' as const,
  },
  story: { fontFamily: theme.font.story, fontSize: theme.size.choice, lineHeight: 1.6 },
  code: { fontFamily: 'ui-monospace, monospace', fontSize: theme.size.label, tabSize: 2 },
}

export interface TextAreaProps extends TextControlProps {
  /** Number of visible lines, which the user can change. Default: 4. */
  rows?: number
  /** Font for notes, story prose, or code. Default: `plain`. */
  kind?: 'plain' | 'story' | 'code'
  /** Language of the text as a BCP 47 tag. Default: the interface language. */
  lang?: string | undefined
}

export function TextArea({ rows = 4, kind = 'plain', lang, ...field }: TextAreaProps) {
  return (
    <Field {...field}>
      <AriaTextArea
        css={[styles.control, kind === 'story' && styles.story, kind === 'code' && styles.code]}
        dir={kind === 'code' ? 'ltr' : 'auto'}
        lang={lang}
        rows={rows}
        spellCheck={kind !== 'code'}
      />
    </Field>
  )
}
