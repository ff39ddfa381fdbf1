import { useState } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Prose } from '../../../../design-system/primitives/Prose/Prose.tsx'
import { ScrollRegion } from '../../../../design-system/primitives/ScrollRegion/ScrollRegion.tsx'
import {
  TextArea,
  type TextAreaProps,
} from '../../../../design-system/primitives/TextArea/TextArea.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, focusRing, control, lineWidth, pane, screen } = theme

const styles = {
  place: { position: 'relative' as const, display: 'grid', gap: space.xsPlus },
  // Places the view switch in the same line as the label.
  views: {
    position: 'absolute' as const,
    insetBlockStart: `calc(-1 * ${space.sPlus})`,
    insetInlineEnd: 0,
    display: 'flex',
    gap: space.xs,
  },
  view: {
    minBlockSize: control.xs,
    paddingInline: space.m,
    border: `${lineWidth.hairline} solid transparent`,
    borderRadius: radius.m,
    background: 'transparent',
    color: color.textMuted,
    fontSize: size.small,
    cursor: 'pointer',
    '&[aria-pressed="true"]': { borderColor: color.lineControl, color: color.text },
    '&:hover': { color: color.text },
    '&:focus-visible': focusRing,
  },
  label: { color: color.textSecondary, fontSize: size.label },
  preview: {
    minBlockSize: pane.s,
    maxBlockSize: `calc(0.6 * ${screen.dynamic})`,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.surface,
  },
  empty: { color: color.textMuted },
}

export type MarkdownFieldProps = Omit<TextAreaProps, 'kind'>

const VIEWS = ['write', 'preview'] as const

export function MarkdownField(props: MarkdownFieldProps) {
  const { label, value, lang } = props
  const messages = useAuthoringMessages().authoring.markdown
  const [view, setView] = useState<(typeof VIEWS)[number]>('write')
  // If the text has an error, the editor is shown instead of the preview.
  const shown = props.error === undefined ? view : 'write'

  return (
    <div css={styles.place}>
      <div aria-label={fill(messages.label, { field: label })} css={styles.views} role="group">
        {VIEWS.map((one) => (
          <button
            key={one}
            aria-pressed={shown === one}
            css={styles.view}
            onClick={() => setView(one)}
            type="button"
          >
            {messages[one]}
          </button>
        ))}
      </div>
      {shown === 'write' ? (
        <TextArea {...props} kind="story" />
      ) : (
        <>
          <span css={styles.label}>{label}</span>
          <ScrollRegion css={styles.preview} dir="auto" label={label}>
            {value.trim() ? (
              <Prose lang={lang} source={value} />
            ) : (
              <p css={styles.empty}>{messages.empty}</p>
            )}
          </ScrollRegion>
        </>
      )}
    </div>
  )
}
