import type { Declined } from '@kathasagar/api/contract'

import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { linkStyles } from '../../../../design-system/primitives/Link/Link.styles.ts'
import { declinedNoteStyles as styles } from './DeclinedNote.styles.ts'

export interface DeclinedNoteProps {
  declined: Pick<Declined, 'kind' | 'help'>
}

const dialled = (number: string) => `tel:${number.replace(/[^\d+]/gu, '')}`

export function DeclinedNote({ declined: { kind, help = [] } }: DeclinedNoteProps) {
  const { declined: messages } = usePlayMessages().play
  const t = useServerMessages()
  const { link } = linkStyles
  const { locale } = useUi()

  return (
    <div css={styles.note} lang={locale} role="note">
      <p>{messages.kinds[kind]}</p>
      {help.length > 0 && (
        <>
          <p css={styles.lead}>{messages.help}</p>
          <ul css={styles.lines}>
            {help.map(({ number, address, ...line }) => (
              <li css={styles.line} key={`${line.name} ${number} ${address}`}>
                <span>{t.helpLine(line)}</span>
                {number && (
                  <a css={link} href={dialled(number)}>
                    {number}
                  </a>
                )}
                {address && (
                  <Link href={address} isExternal>
                    {new URL(address).host}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {kind !== 'self_harm' && help.length === 0 && <p css={styles.free}>{messages.free}</p>}
    </div>
  )
}
