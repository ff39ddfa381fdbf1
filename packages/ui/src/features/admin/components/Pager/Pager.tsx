import { useState, type FormEvent } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { NumberInput } from '../../../../design-system/primitives/NumberInput/NumberInput.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, tile } = theme

const styles = {
  pager: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: space.l,
    marginBlockStart: space.xl,
  },
  size: { inlineSize: tile.s },
  turn: { display: 'flex', flexWrap: 'wrap' as const, alignItems: 'last baseline', gap: space.m },
  jump: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${tile.s}) auto`,
    alignItems: 'end',
    gap: space.s,
  },
  place: {
    color: color.textSecondary,
    fontSize: size.label,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}

export interface PagerProps {
  label: string
  page: number
  /** Number of pages. If there is only one page, the controls are hidden. */
  pages: number
  perPage: number
  perPageItems: readonly number[]
  onPageChange: (page: number) => void
  onPerPageChange: (perPage: number) => void
}

export function Pager({ label, page, pages, perPage, perPageItems, ...on }: PagerProps) {
  const messages = useAdminMessages().pager
  const { count } = useFormat()

  return (
    <nav aria-label={label} css={styles.pager}>
      <div css={styles.size}>
        <Select
          variant="filter"
          label={messages.perPage}
          onChange={(value) => on.onPerPageChange(Number(value))}
          items={perPageItems.map((rows) => ({ value: String(rows), label: count(rows) }))}
          value={String(perPage)}
        />
      </div>
      {pages > 1 && <Turn {...{ page, pages }} onPageChange={on.onPageChange} />}
    </nav>
  )
}

function Turn({ page, pages, onPageChange }: Pick<PagerProps, 'page' | 'pages' | 'onPageChange'>) {
  const messages = useAdminMessages().pager
  const { count } = useFormat()

  return (
    <div css={styles.turn}>
      <Button
        icon="chevronLeft"
        isDisabled={page <= 1}
        onPress={() => onPageChange(page - 1)}
        size="small"
      >
        {messages.previous}
      </Button>
      <span css={styles.place}>
        {fill(messages.place, { page: count(page), pages: count(pages) })}
      </span>
      <Button
        icon="chevronRight"
        isDisabled={page >= pages}
        onPress={() => onPageChange(page + 1)}
        size="small"
      >
        {messages.next}
      </Button>
      {pages > 2 && <Jump onPageChange={onPageChange} pages={pages} />}
    </div>
  )
}

/** Field that opens a page by its number. A number that is too high opens the last page. */
function Jump({ pages, onPageChange }: Pick<PagerProps, 'pages' | 'onPageChange'>) {
  const messages = useAdminMessages().pager
  const [typed, setTyped] = useState('')

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const page = Math.trunc(Number(typed))
    if (page >= 1) onPageChange(Math.min(page, pages))
    setTyped('')
  }
  return (
    <form css={styles.jump} noValidate onSubmit={handleSubmit}>
      <NumberInput label={messages.jump} min={1} onChange={setTyped} value={typed} />
      <Button size="small" type="submit">
        {messages.go}
      </Button>
    </form>
  )
}
