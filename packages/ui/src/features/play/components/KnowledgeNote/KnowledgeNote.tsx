import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { directionOf } from '../../../../design-system/format/directionOf.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, font, radius, size, space, lineWidth } = theme

const styles = {
  note: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.s,
    padding: `${space.m} ${space.mPlus}`,
    border: `${lineWidth.hairline} solid ${color.lineGold}`,
    borderRadius: radius.l,
    background: color.surface,
    color: color.text,
  },
  title: { color: color.textSecondary, fontSize: size.label },
  items: {
    display: 'grid',
    gap: space.xs,
    paddingInlineStart: space.l,
    fontFamily: font.story,
    fontSize: size.story,
    lineHeight: 1.45,
    overflowWrap: 'anywhere' as const,
  },
}

export interface KnowledgeNoteProps {
  items: readonly string[]
  lang?: string | undefined
  isDisabled?: boolean
  /** Restarts without knowledge from earlier sessions. Absent if this is not possible. */
  onForget?: (() => void) | undefined
}

export function KnowledgeNote({ items, lang, isDisabled = false, onForget }: KnowledgeNoteProps) {
  const { known } = usePlayMessages().play

  return (
    <section aria-label={known.title} css={styles.note}>
      <p css={styles.title}>{known.title}</p>
      <ul css={styles.items} dir={directionOf(lang)} lang={lang}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {onForget && (
        <Button isDisabled={isDisabled} onPress={onForget} size="small" variant="quiet">
          {known.forget}
        </Button>
      )}
    </section>
  )
}
