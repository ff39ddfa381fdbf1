import { useState, type ReactNode } from 'react'
import { Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMediaQuery } from '../../../../design-system/hooks/useMediaQuery.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { breakpoint } from '../../../../design-system/theme/widths.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { filterSheetStyles as styles } from './FilterSheet.styles.ts'

export interface FilterSheetProps {
  count: number
  /** Number of matches, such as `26 stories`. Empty while loading. */
  found: string
  onClear: () => void
  /** Label of a button that expands the filters. If absent, they are visible, except on a phone. */
  moreLabel?: string
  children: ReactNode
}

const PHONE = `(max-width: ${breakpoint.m - 1}px)`

/** Filters above a list, or in a sheet on a phone. */
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
