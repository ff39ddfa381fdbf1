import type { BookFormat } from '@kathasagar/api/contract'
import { useState } from 'react'

import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import type { TakeBook } from '../../../play/keepsake.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { endingKeepsakeStyles } from './EndingKeepsake.styles.ts'

export interface TakeBookButtonsProps {
  /** Keeps the play as a book. */
  onTakeBook: TakeBook
}

const FORMATS: readonly BookFormat[] = ['epub', 'html']

/** The ways to have a play as a book, each in its format. */
export function TakeBookButtons({ onTakeBook }: TakeBookButtonsProps) {
  const styles = endingKeepsakeStyles(useTheme())
  const { keepsake: messages } = usePlayMessages().play
  const [state, setState] = useState<BookFormat | 'failed' | null>(null)
  const isBusy = state !== null && state !== 'failed'

  const handleTake = async (format: BookFormat) => {
    setState(format)
    setState((await onTakeBook(format)) ? null : 'failed')
  }

  return (
    <>
      {FORMATS.map((format) => (
        <Button isDisabled={isBusy} key={format} onPress={() => void handleTake(format)}>
          {messages.books[format]}
        </Button>
      ))}
      <p css={styles.said} role="status">
        {isBusy && messages.binding}
        {state === 'failed' && messages.bookFailed}
      </p>
    </>
  )
}
