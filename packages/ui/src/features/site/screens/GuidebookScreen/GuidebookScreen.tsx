import { Disclosure } from '../../../../design-system/primitives/Disclosure/Disclosure.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { Prose } from '../../../../design-system/primitives/Prose/Prose.tsx'
import type { Guidebook } from '../../../../messages/guidebook/guidebook.ts'
import { useMediaQuery } from '../../../../design-system/hooks/useMediaQuery.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { breakpoint } from '../../../../design-system/theme/widths.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, measure, media, column, lineWidth, bar, screen, control } = theme

const styles = {
  page: {
    display: 'grid',
    gap: space.xl,
    paddingBlock: `${space.xxl} ${space.giant}`,
    [media.from.xl]: {
      gridTemplateColumns: `${column.contents} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      columnGap: space.giant,
      paddingBlockStart: space.giant,
    },
  },
  head: { [media.from.xl]: { gridColumn: 2 } },
  title: { fontSize: size.titleSmall, [media.from.m]: { fontSize: size.hero } },
  revised: { marginBlockStart: space.s, color: color.textMuted },
  lead: {
    maxInlineSize: measure.prose,
    marginBlockStart: space.l,
    color: color.textSecondary,
    fontFamily: font.story,
    fontSize: size.lead,
    lineHeight: 1.6,
  },
  contents: {
    padding: space.l,
    '& > summary': { minBlockSize: control.least, fontFamily: font.story, fontSize: size.card },
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    background: color.surface,
    [media.from.xl]: {
      gridRow: '1 / span 2',
      gridColumn: 1,
      position: 'sticky' as const,
      insetBlockStart: `calc(${bar.xxl} + ${space.xlPlus})`,
      alignSelf: 'start',
      maxBlockSize: `calc(${screen.dynamic} - ${bar.xxl} - ${space.xlPlus} - ${space.xxl})`,
      overflowY: 'auto' as const,
    },
  },
  list: {
    display: 'grid',
    gap: space.xs,
    marginBlockStart: space.s,
    '& a': { display: 'inline-block', paddingBlock: space.xs, minBlockSize: control.least },
    '& a[aria-current]': { color: color.accent },
  },
  onPage: {
    marginBlockStart: space.l,
    paddingBlockStart: space.l,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    color: color.textMuted,
    fontSize: size.small,
  },
  sections: { display: 'grid', gap: space.xxl, [media.from.xl]: { gridColumn: 2 } },
  heading: { marginBlockEnd: space.m, fontSize: size.section },
}

export interface GuidebookPage {
  label: string
  href: string
  isCurrent?: boolean
}

export interface GuidebookScreenProps {
  book: Guidebook
  pages: readonly GuidebookPage[]
}

const FROM_XL = `(min-width: ${breakpoint.xl}px)`

export function GuidebookScreen({ book, pages }: GuidebookScreenProps) {
  return (
    <div css={styles.page}>
      <header css={styles.head}>
        <h1 css={styles.title} tabIndex={-1}>
          {book.title}
        </h1>
        {book.revised && <p css={styles.revised}>{book.revised}</p>}
        <p css={styles.lead}>{book.lead}</p>
      </header>
      <Contents book={book} pages={pages} />
      <div css={styles.sections}>
        {book.sections.map(({ id, title, body }) => (
          <section aria-labelledby={id} key={id}>
            <h2 css={styles.heading} id={id} tabIndex={-1}>
              {title}
            </h2>
            <Prose source={body} />
          </section>
        ))}
      </div>
    </div>
  )
}

function Contents({ book, pages }: GuidebookScreenProps) {
  const { guidebook: messages } = useMessages()
  const hasRoom = useMediaQuery(FROM_XL)

  return (
    <Disclosure css={styles.contents} label={messages.title} {...(hasRoom ? { isOpen: true } : {})}>
      <nav aria-label={messages.title}>
        <ul css={styles.list}>
          {pages.map(({ label, href, isCurrent = false }) => (
            <li key={href}>
              <Link aria-current={isCurrent ? 'page' : undefined} href={href} isQuiet>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p css={styles.onPage}>{messages.onThisPage}</p>
        <ol css={styles.list}>
          {book.sections.map(({ id, title }) => (
            <li key={id}>
              <Link href={`#${id}`} isQuiet>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </Disclosure>
  )
}
