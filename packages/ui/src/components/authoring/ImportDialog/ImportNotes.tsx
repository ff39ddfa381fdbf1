import type { ImportNote } from '@kathasagar/api/interchange'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../messages/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { ScrollRegion } from '../../primitives/ScrollRegion/ScrollRegion.tsx'
import { importDialogStyles } from './ImportDialog.styles.ts'

export interface ImportNotesProps {
  /** In the order of the file. */
  notes: readonly ImportNote[]
}

/** Enough to see what kind of thing was lost. */
const SHOWN = 100

/** What was not carried over as it was, with its place in the file. */
export function ImportNotes({ notes }: ImportNotesProps) {
  const { exchange: messages } = useMessages().structure
  const styles = importDialogStyles(useTheme())
  const { count } = useFormat()
  if (notes.length === 0) return <p css={styles.clean}>{messages.clean}</p>
  const caption = notes.length === 1 ? messages.oneNote : messages.notes

  return (
    <>
      <ScrollRegion css={styles.scroll} label={messages.message}>
        <table css={styles.table}>
          <caption css={styles.caption}>{fill(caption, { count: count(notes.length) })}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.passage}</th>
              <th scope="col">{messages.lineHead}</th>
              <th scope="col">{messages.message}</th>
            </tr>
          </thead>
          <tbody>
            {notes.slice(0, SHOWN).map(({ passage, line, message }, place) => (
              <tr key={place}>
                <td>
                  <bdi>{passage ?? messages.whole}</bdi>
                </td>
                <td>{line}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {notes.length > SHOWN && (
        <p css={styles.more}>{fill(messages.moreNotes, { count: count(notes.length - SHOWN) })}</p>
      )}
    </>
  )
}
