import { useId, useRef } from 'react'
import type { Tag } from '@kathasagar/api/contract'

import { fill } from '../../../../design-system/format/fill.ts'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, motion, focusRing, media, control, lineWidth, icon } = theme

const styles = {
  group: { display: 'grid', gap: space.s, minInlineSize: 0, padding: 0, border: 0 },
  legend: {
    marginBlockEnd: space.xs,
    padding: 0,
    color: color.textSecondary,
    fontSize: size.label,
  },
  tags: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
  tag: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xsPlus,
    minBlockSize: control.m,
    maxInlineSize: '100%',
    padding: `${space.hair} ${space.mPlus} 0`,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.full,
    background: 'transparent',
    color: color.textSecondary,
    fontSize: size.label,
    cursor: 'pointer',
    transition: `background ${motion.fast} ${motion.ease}`,
    '&:hover': { borderColor: color.accent, color: color.text },
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"]': {
      borderColor: color.actionEdge,
      background: color.action,
      color: color.onAction,
    },
    '&:disabled': { borderColor: color.line, color: color.textDisabled, cursor: 'not-allowed' },
    [media.forcedColors]: { '&[aria-pressed="true"]': { borderWidth: lineWidth.heavy } },
  },
  dot: {
    flex: 'none',
    inlineSize: icon.dot,
    blockSize: icon.dot,
    marginBlockStart: `calc(-1 * ${space.hair})`,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.full,
  },
  hint: { color: color.textMuted, fontSize: size.small },
  error: { color: color.dangerText, fontSize: size.label },
}

export interface TagToggleGroupProps {
  tags: readonly Tag[]
  value: readonly string[]
  most?: number
  onChange: (selected: readonly string[]) => void
  error?: string | undefined
}

const MOST_TAGS = 20

/** Adds or removes the tags of a story. Tags that no longer exist can only be removed. */
export function TagToggleGroup(props: TagToggleGroupProps) {
  const { tags, value, most = MOST_TAGS, onChange, error } = props
  const { fields, hints, noTags, unknownTag } = useAuthoringMessages().authoring
  const { tag: nameOf } = useServerMessages()
  const hintId = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const isFull = value.length >= most
  const isUnknown = (id: string) => !tags.some((tag) => tag.id === id)
  const unknown = value
    .filter(isUnknown)
    .map((id): Tag => ({ id, display_name: unknownTag, color: '' }))

  const toggle = (id: string) => {
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id])
    // Focuses the group, because the focused button was removed.
    if (isUnknown(id)) group.current?.focus()
  }

  return (
    <fieldset aria-describedby={hintId} css={styles.group} ref={group} tabIndex={-1}>
      <legend css={styles.legend}>{fields.tag_ids}</legend>
      <div css={styles.tags}>
        {[...tags, ...unknown].map((tag) => {
          const isChosen = value.includes(tag.id)
          return (
            <button
              key={tag.id}
              aria-pressed={isChosen}
              css={styles.tag}
              disabled={isFull && !isChosen}
              onClick={() => toggle(tag.id)}
              type="button"
            >
              {isChosen ? (
                <Icon name="check" size={16} />
              ) : (
                <i aria-hidden="true" css={styles.dot} style={{ background: tag.color }} />
              )}
              {nameOf(tag)}
            </button>
          )
        })}
      </div>
      {error && <p css={styles.error}>{error}</p>}
      <p css={styles.hint} id={hintId}>
        {tags.length === 0 ? noTags : fill(hints.tag_ids, { count: value.length, most })}
      </p>
    </fieldset>
  )
}
