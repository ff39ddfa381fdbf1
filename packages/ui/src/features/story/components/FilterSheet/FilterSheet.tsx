import { keyframes } from '@emotion/react'
import { useState, type ReactNode } from 'react'
import { Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMediaQuery } from '../../../../design-system/hooks/useMediaQuery.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { breakpoint } from '../../../../design-system/theme/widths.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { entrance } from '../../../../design-system/theme/entrance.ts'
import { theme, space } from '../../../../design-system/theme/theme.ts'

const { color, size, layer, motion, doubleLine, media, lineWidth } = theme

const rise = keyframes({ from: { transform: `translateY(${space.xl})`, opacity: 0 } })

const styles = {
  veil: { position: 'fixed' as const, inset: 0, zIndex: layer.overlay, background: color.veil },
  sheet: {
    position: 'absolute' as const,
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: '92%',
    overflowY: 'auto' as const,
    overscrollBehavior: 'contain' as const,
    borderBlockStart: doubleLine,
    background: color.canvas,
    color: color.text,
    ...entrance(`${rise} ${motion.base} ${motion.ease}`),
    [media.forcedColors]: { borderBlockStart: `${lineWidth.heavy} double CanvasText` },
  },
  dialog: { display: 'grid', gap: space.l, padding: `${space.m} ${space.l} 0`, outline: 'none' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  title: { fontSize: size.heading },
  end: {
    position: 'sticky' as const,
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap' as const,
    gap: space.m,
    marginInline: `calc(-1 * ${space.l})`,
    padding: `${space.m} ${space.l} max(${space.l}, env(safe-area-inset-bottom))`,
    borderBlockStart: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    background: color.canvas,
    '& > button': { flex: 1 },
  },
  found: {
    flexBasis: '100%',
    minBlockSize: '1.5em',
    color: color.textMuted,
    fontSize: size.label,
    textAlign: 'center' as const,
  },
}

export interface FilterSheetProps {
  count: number
  found: string
  onClear: () => void
  /** Label of the button that shows more filters. If absent, larger screens show all filters. */
  moreLabel?: string
  children: ReactNode
}

const PHONE = `(max-width: ${breakpoint.m - 1}px)`

/** Filters above a list. On a phone a sheet contains them. */
export function FilterSheet({ count, moreLabel, found, onClear, children }: FilterSheetProps) {
  const { filters, primitives } = useMessages()
  const format = useFormat()
  const isPhone = useMediaQuery(PHONE)
  const [isOpen, setOpen] = useState(count > 0)
  const active = count > 0 ? fill(filters.active, { count: format.count(count) }) : undefined
  if (!isPhone && moreLabel === undefined) return children
  if (!isPhone) {
    return (
      <>
        <Button
          aria-expanded={isOpen}
          detail={active}
          icon="filter"
          onPress={() => setOpen(!isOpen)}
        >
          {moreLabel}
        </Button>
        {isOpen && children}
      </>
    )
  }
  return (
    <DialogTrigger>
      <Button detail={active} icon="filter" isFullWidth>
        {filters.title}
      </Button>
      <ModalOverlay css={styles.veil} isDismissable>
        <Modal css={styles.sheet}>
          <Dialog css={styles.dialog}>
            {({ close }) => (
              <>
                <div css={styles.head}>
                  <Heading css={styles.title} level={2} slot="title">
                    {filters.title}
                  </Heading>
                  <IconButton icon="close" label={primitives.close} onPress={close} />
                </div>
                {children}
                <div css={styles.end}>
                  <span css={styles.found} role="status">
                    {found}
                  </span>
                  {count > 0 && (
                    <Button
                      onPress={() => {
                        onClear()
                        close()
                      }}
                    >
                      {filters.clear}
                    </Button>
                  )}
                  <Button onPress={close} variant="primary">
                    {filters.show}
                  </Button>
                </div>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  )
}
